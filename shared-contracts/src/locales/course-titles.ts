import type { Language } from '../http/language.ts'
import { courseTitles as en } from './en/course-titles.ts'
import { courseTitles as es } from './es/index.ts'

/**
 * Written by `npm run messages`, from the folders of the languages. Small enough to be in every page that names a
 * course; a language without titles does not compile.
 */
export const COURSE_TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es }
