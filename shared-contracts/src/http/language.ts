import { z } from 'zod/mini'

/** A language that the product speaks, as BCP 47 writes it. English is everywhere, Spanish where somebody wrote it. */
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>
