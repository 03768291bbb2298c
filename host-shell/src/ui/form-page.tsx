import type { ReactNode } from 'react'
import './guarded.css'
import styles from './form-page.module.css'

interface FormPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Beside the form on a wide screen, below it on a narrow one. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page whose one purpose is its form. */
export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <div className={`content ${styles.page} ${aside ? styles.wide : ''}`}>
      <div className={styles.main} data-guarded>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {aside}
    </div>
  )
}
