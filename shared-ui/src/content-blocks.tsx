import type { ContentBlock } from '@platform/shared-contracts/http'
import styles from './content-blocks.module.css'
import { InlineText } from './inline-text.tsx'

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[]
  /** Level of a heading block; the page's own title is above it. */
  readonly level?: 2 | 3
}

/** Editorial text of the server or of a data file, block by block. */
export function ContentBlocks({ blocks, level = 3 }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} level={level} />)
}

function Block({ block, level }: { readonly block: ContentBlock; readonly level: 2 | 3 }) {
  if (block.kind === 'list') return <List {...block} />
  if (block.kind === 'table') return <Table {...block} />
  const Tag = block.kind === 'heading' ? (`h${level}` as const) : 'p'
  return (
    <Tag className={block.kind === 'note' ? styles.note : undefined}>
      <InlineText text={block.text} />
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
