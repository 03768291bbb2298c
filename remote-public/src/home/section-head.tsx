import styles from './sections.module.css'

interface SectionHeadProps {
  readonly title: string
  readonly lead?: string
}

export function SectionHead({ title, lead }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
    </header>
  )
}
