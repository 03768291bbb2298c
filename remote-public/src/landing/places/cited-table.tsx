import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { i18n } from '../../app/i18n.ts'
import { moduleTitle } from '../../app/catalog.ts'
import styles from '../landing.module.css'
import { locationMessages } from './location.messages.ts'

interface CitedRow {
  readonly standard: string
  readonly citations: number
  /** The module that teaches it. */
  readonly code: string | null
}

export function CitedTable({ rows }: { readonly rows: readonly CitedRow[] }) {
  const m = useStore(locationMessages)
  const { number } = useStore(i18n.format)
  return (
    // eslint-disable-next-line project/tables-by-data-table -- at most ten fixed rows on a page that must load fast
    <table className={styles.cited}>
      <thead>
        <tr>
          <th scope="col">{m.standard}</th>
          <th scope="col">{m.citations}</th>
          <th scope="col">{m.taught}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ standard, citations, code }) => (
          <tr key={standard}>
            <td>{standard}</td>
            <td>{number(citations)}</td>
            <td>{code ? <Link to={`/modules/${code}`}>{moduleTitle(code)}</Link> : m.noModule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
