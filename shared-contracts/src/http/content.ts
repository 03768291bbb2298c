import { z } from 'zod/mini'

/**
 * Editorial text as data, never as HTML. `text`, list items and cells may hold `**strong**` words and `[links](/path)`;
 * a link goes to a path of the site or to an https address, anything else is shown as plain words.
 */
export const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()), isOrdered: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ kind: z.literal('note'), text: z.string() }),
])
export type ContentBlock = z.infer<typeof ContentBlock>
