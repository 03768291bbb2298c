import { z } from 'zod/mini'

/** The name of a drawing. Content and page agree on the name alone; a page shows the text alternative of one it has not. */
export const FigureName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
