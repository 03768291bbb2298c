import type { ComponentType } from 'react'
import type { ContentBlock } from '@platform/shared-contracts/http'
import styles from './content-blocks.module.css'
import { InlineText } from './inline-text.tsx'

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[]
  /** Level of a heading block; the page's own title is above it. */
  readonly level?: 2 | 3
  /** Gives each heading an id from its text, for a list of contents to lead to. */
  readonly headingId?: (text: string) => string
  /** How a text is shown; with links and strong words unless given. */
  readonly Text?: ComponentType<{ text: string }>
}

/** Editorial text of the server or of a data file, block by block. */
export function ContentBlocks({ blocks, level = 3, headingId, Text = InlineText }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} {...{ block, level, headingId, Text }} />)
}

type Texts = Required<Pick<ContentBlocksProps, 'Text'>>

interface BlockProps extends Pick<ContentBlocksProps, 'headingId'>, Texts {
  readonly block: ContentBlock
  readonly level: 2 | 3
}

function Block({ block, level, headingId, Text }: BlockProps) {
  if (block.kind === 'list') return <List {...block} Text={Text} />
  if (block.kind === 'table') return <Table {...block} Text={Text} />
  if (block.kind === 'heading') return <Heading {...{ level, headingId, Text }} text={block.text} />
  return (
    <p className={block.kind === 'note' ? styles.note : undefined}>
      <Text text={block.text} />
    </p>
  )
}

function Heading({ text, level, headingId, Text }: Omit<BlockProps, 'block'> & { readonly text: string }) {
  const Tag = `h${level}` as const
  return (
    <Tag id={headingId?.(text)}>
      <Text text={text} />
    </Tag>
  )
}

function List({ items, isOrdered, Text }: Extract<ContentBlock, { kind: 'list' }> & Texts) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>
          <Text text={item} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ head, rows, Text }: Extract<ContentBlock, { kind: 'table' }> & Texts) {
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
                <Text text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
