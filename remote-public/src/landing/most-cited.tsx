import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { MOST_CITED, moduleTitle } from '../app/catalog.ts'
import styles from './landing.module.css'
import { locationMessages } from './location.messages.ts'

export function MostCited() {
  const m = useStore(locationMessages)
  const { number } = useStore(i18n.format)
  return (
    <section className={styles.section} aria-labelledby="cited">
      <h2 id="cited">{m.cited}</h2>
      {/* eslint-disable-next-line project/tables-by-data-table -- ten fixed rows on a page that must load fast */}
      <table className={styles.cited}>
        <thead>
          <tr>
            <th scope="col">{m.standard}</th>
            <th scope="col">{m.citations}</th>
            <th scope="col">{m.taught}</th>
          </tr>
        </thead>
        <tbody>
          {MOST_CITED.map(({ standard, citations, code }) => (
            <tr key={standard}>
              <td>{standard}</td>
              <td>{number(citations)}</td>
              <td>{code ? <Link to={`/modules/${code}`}>{moduleTitle(code)}</Link> : m.noModule}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>{m.citedNote}</p>
    </section>
  )
}
