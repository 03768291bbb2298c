import { z } from 'zod/mini'

/** A language of the product, as a BCP 47 tag. All content exists in English, some of it in Spanish. */
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

/**
 * The query of calls that return authored content: lessons, questions, titles. Content without a translation is
 * returned in English, and the answer's own `language` says so.
 */
export const InLanguage = z.object({ language: z.optional(Language) })
