import type { ContentBlock } from '@platform/shared-contracts/http'
import styles from './content-blocks.module.css'
import { InlineText } from './inline-text.tsx'

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[]
  /** Level of a heading block; the page's own title is above it. */
  readonly level?: 2 | 3
  /** Gives each heading an id from its text, for a list of contents to lead to. */
  readonly headingId?: (text: string) => string
}

/** Editorial text of the server or of a data file, block by block. */
export function ContentBlocks({ blocks, level = 3, headingId }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} {...{ block, level, headingId }} />)
}

interface BlockProps extends Pick<ContentBlocksProps, 'headingId'> {
  readonly block: ContentBlock
  readonly level: 2 | 3
}

function Block({ block, level, headingId }: BlockProps) {
  if (block.kind === 'list') return <List {...block} />
  if (block.kind === 'table') return <Table {...block} />
  if (block.kind === 'heading') return <Heading {...{ level, headingId }} text={block.text} />
  return (
    <p className={block.kind === 'note' ? styles.note : undefined}>
      <InlineText text={block.text} />
    </p>
  )
}

function Heading({ text, level, headingId }: Omit<BlockProps, 'block'> & { readonly text: string }) {
  const Tag = `h${level}` as const
  return (
    <Tag id={headingId?.(text)}>
      <InlineText text={text} />
    </Tag>
  )
}

function List({ items, isOrdered }: Extract<ContentBlock, { kind: 'list' }>) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ head, rows }: Extract<ContentBlock, { kind: 'table' }>) {
  return (
    // eslint-disable-next-line project/tables-by-data-table -- a table of a text, not of records
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={index} data-label={head[index]}>
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
