import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { MOST_CITED, moduleTitle } from '../app/catalog.ts'
import { homeSectionsMessages } from './home-sections.messages.ts'
import { SectionHead } from './section-head.tsx'
import styles from './sections.module.css'

const MOST = Math.max(...MOST_CITED.map(({ citations }) => citations))

/** The most cited standards with bars to scale, next to the module that teaches each. */
export function StandardsProof() {
  const m = useStore(homeSectionsMessages)
  const { number } = useStore(i18n.format)
  return (
    <section className={styles.band}>
      <div className={`content ${styles.section}`}>
        <SectionHead title={m.standardsTitle} lead={m.standardsLead} />
        <ol className={styles.chart}>
          {MOST_CITED.map(({ standard, citations, code }) => (
            <li key={standard}>
              <code>{standard}</code>
              <span>
                {code ? moduleTitle(code) : <Link to="/free-resources?topic=forklifts">{m.notTaught}</Link>}
              </span>
              <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(citations / MOST) * 100} height="4" />
              </svg>
              <span className={styles.count}>{number(citations)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.source}>{m.standardsSource}</p>
      </div>
    </section>
  )
}
