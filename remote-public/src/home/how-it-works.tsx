import { useStore } from '@nanostores/react'
import { homeSectionsMessages } from './home-sections.messages.ts'
import { SectionHead } from './section-head.tsx'
import styles from './sections.module.css'

const STEPS = ['howLearn', 'howProve', 'howDo', 'howKeep'] as const

export function HowItWorks() {
  const m = useStore(homeSectionsMessages)
  return (
    <section className={`content ${styles.section}`}>
      <SectionHead title={m.howTitle} />
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{m[step]}</h3>
            <p>{m[`${step}Text`]}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{m.howNote}</p>
    </section>
  )
}
