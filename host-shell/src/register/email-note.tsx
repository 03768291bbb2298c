import { useStore } from '@nanostores/react'
import { CheckIcon, ErrorIcon } from '@platform/shared-ui/icon'
import styles from './email-note.module.css'
import { registerMessages } from './register.messages.ts'
import type { EmailAvailability } from './use-email-availability.ts'

export function EmailNote({ availability }: { readonly availability: EmailAvailability }) {
  const t = useStore(registerMessages)
  if (availability === 'unknown') return null
  return (
    <span className={`${styles.note} ${styles[availability]}`}>
      {availability === 'available' && <CheckIcon size={1} />}
      {availability === 'taken' && <ErrorIcon size={1} />}
      {t[availability]}
    </span>
  )
}
