import { z } from 'zod/mini'
import { multiline } from '../text.ts'

const longText = multiline(20_000)
const items = z.array(longText).check(z.maxLength(500))

/**
 * Editorial text as data, never as HTML. `text`, list items and cells may hold `**strong**` words and `[links](/path)`;
 * a link goes to a path of the site or to an https address, anything else is shown as plain words.
 */
export const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: longText }),
  z.object({ kind: z.literal('paragraph'), text: longText }),
  z.object({ kind: z.literal('list'), items, isOrdered: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('table'), head: items, rows: z.array(items).check(z.maxLength(500)) }),
  z.object({ kind: z.literal('note'), text: longText }),
])
export type ContentBlock = z.infer<typeof ContentBlock>
