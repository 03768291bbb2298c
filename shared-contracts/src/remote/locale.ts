import { atom } from 'nanostores'
import type { Language } from '../http/language.ts'

export type Locale = Language

/**
 * The language of the page, one for the shell and every remote: the shell sets it, message catalogues read it.
 * On the server it is set before each render; a worker renders one page at a time.
 */
export const locale = atom<Locale>('en')
