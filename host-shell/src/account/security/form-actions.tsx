import { useStore } from '@nanostores/react'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'

interface FormActionsProps {
  readonly submit: string
  readonly busy: string
  readonly isBusy: boolean
  readonly onCancel: () => void
}

export function FormActions({ submit, busy, isBusy, onCancel }: FormActionsProps) {
  const t = useStore(securityMessages)
  return (
    <div className={styles.actions}>
      <BusyButton type="submit" variant="primary" isBusy={isBusy} busyText={busy}>
        {submit}
      </BusyButton>
      <Button variant="ghost" onClick={onCancel} disabled={isBusy}>
        {t.cancel}
      </Button>
    </div>
  )
}
