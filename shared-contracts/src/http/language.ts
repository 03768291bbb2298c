import { z } from 'zod/mini'
import { LANGUAGE_CODES } from '../rules/languages.rule.ts'

/** A language of the product, as a BCP 47 tag. All content exists in the source language, some of it in others. */
export const Language = z.enum(LANGUAGE_CODES)
export type Language = z.infer<typeof Language>

/**
 * The query of calls that return authored content: lessons, questions, titles. Content without a translation is
 * returned in the source language, and the answer's own `language` says so.
 */
export const InLanguage = z.object({ language: z.optional(Language) })
