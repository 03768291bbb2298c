import { useStore } from '@nanostores/react'
import type { Consultation } from '@platform/shared-contracts/http'
import { outcomeMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'

/** What the professional wrote down for the client. */
export function Notes({ consultation: { notes } }: { readonly consultation: Pick<Consultation, 'notes'> }) {
  const m = useStore(outcomeMessages)
  if (!notes) return null
  return (
    <>
      <h3 className={styles.notesTitle}>{m.notesTitle}</h3>
      <p className={styles.notes}>{notes}</p>
    </>
  )
}
