import { useStore } from '@nanostores/react'
import { MOST_CITED } from '../../app/catalog.ts'
import styles from '../landing.module.css'
import { CitedTable } from './cited-table.tsx'
import { locationMessages } from './location.messages.ts'

/** The national list, where the tenant has imported no inspections of the state. */
export function MostCited() {
  const m = useStore(locationMessages)
  return (
    <section className={styles.section} aria-labelledby="cited">
      <h2 id="cited">{m.cited}</h2>
      <CitedTable rows={MOST_CITED} />
      <p className={styles.muted}>{m.citedNote}</p>
    </section>
  )
}
