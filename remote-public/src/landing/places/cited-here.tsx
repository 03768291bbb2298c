import { useStore } from '@nanostores/react'
import type { LocationCitations } from '@platform/shared-contracts/http'
import { i18n } from '../../app/i18n.ts'
import { moduleOf } from '../../app/catalog.ts'
import { formatDay } from '../../lib/day.ts'
import styles from '../landing.module.css'
import { CitedTable } from './cited-table.tsx'
import { locationMessages } from './location.messages.ts'

interface CitedHereProps {
  readonly place: string
  readonly citations: LocationCitations
}

/** The state's own counts, from the inspections that the tenant imported. */
export function CitedHere({ place, citations }: CitedHereProps) {
  const m = useStore(locationMessages)
  const language = useStore(i18n.language)
  const { inspections, violations, since, importedOn, sections } = citations
  const rows = sections.map(({ section, violations: count }) => ({
    standard: section,
    citations: count,
    code: moduleOf(section),
  }))
  return (
    <section className={styles.section} aria-labelledby="cited">
      <h2 id="cited">{m.citedHere({ place })}</h2>
      <CitedTable rows={rows} />
      <p className={styles.muted}>
        {m.citedHereNote({
          inspections,
          violations,
          since: formatDay(since, language),
          imported: formatDay(importedOn, language),
        })}
      </p>
    </section>
  )
}
