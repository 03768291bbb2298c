import { z } from 'zod/mini'

/** A language that the product speaks, as BCP 47 writes it. English is everywhere, Spanish where somebody wrote it. */
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

/**
 * The query of calls that answer what somebody wrote: lessons, questions, titles. Where it is not written in that
 * language it comes in English, and the answer's own `language` says so.
 */
export const InLanguage = z.object({ language: z.optional(Language) })
