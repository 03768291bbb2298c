import { locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { atom, computed } from 'nanostores'

/** Set by a remote that has not translated all of its pages; each remote has its own copy of the components. */
export const isPageTranslated = atom(true)

/** So that a page without a translation is in the source language whole, with its components. */
export const pageLanguage = computed([locale, isPageTranslated], (wanted, isTranslated) =>
  isTranslated ? wanted : SOURCE_LANGUAGE,
)
