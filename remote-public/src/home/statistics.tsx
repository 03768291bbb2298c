import { useStore } from '@nanostores/react'
import { homeMessages } from './home.messages.ts'
import styles from './sections.module.css'

const CLAIMS = [
  { value: '250+', label: 'learners' },
  { value: '12', label: 'modules' },
  { value: '4.5/5', label: 'rating' },
  { value: '24/7', label: 'support' },
] as const

export function Statistics() {
  const m = useStore(homeMessages)
  return (
    <section className={styles.statistics} aria-label={m.statistics}>
      <dl className={`content ${styles.claims}`}>
        {CLAIMS.map(({ value, label }) => (
          <div key={label}>
            <dt>{m[label]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
