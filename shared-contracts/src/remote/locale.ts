import { atom } from 'nanostores'
import type { Language } from '../http/language.ts'
import { SOURCE_LANGUAGE } from '../rules/languages.rule.ts'

export type Locale = Language

/**
 * The language of the page, one for the shell and every remote: the shell sets it, message catalogs read it.
 * On the server it is set before each render; a worker renders one page at a time.
 */
export const locale = atom<Locale>(SOURCE_LANGUAGE)
