import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SpecimenProps {
  readonly note: string
  readonly layout?: 'row' | 'grid' | 'block'
  readonly children: ReactNode
}

export function Specimen({ note, layout = 'row', children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p className={styles.note}>{note}</p>
      <div className={layout === 'block' ? undefined : styles[layout]}>{children}</div>
    </div>
  )
}
