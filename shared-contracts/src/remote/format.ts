import { formatter } from '@nanostores/i18n'
import { computed } from 'nanostores'
import { writtenIn } from '../rules/language.rule.ts'
import { locale } from './locale.ts'

/** Writes numbers, money and dates in the language of the page. */
export const format = formatter(computed(locale, writtenIn))
