import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../../app/shell-services.ts'
import { replaceRecoveryCodes } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import type { PartProps } from './part-props.ts'
import { useAction } from '../../ui/use-action.ts'

export function RecoveryPart({ overview, onChanged }: PartProps) {
  const { fetch } = useShell()
  const t = useStore(securityMessages)
  const replace = useAction()
  const [isAsking, setAsking] = useState(false)
  const { totp, passkeys, recoveryCodesLeft: count } = overview
  const hasFactor = totp !== null || passkeys.length > 0

  const confirm = async () => {
    // The question about who is at the keyboard may follow: two dialogs at once would hide one another.
    setAsking(false)
    const { data } = await replace.run(() => replaceRecoveryCodes(fetch), t.failed)
    if (data) onChanged(data.recoveryCodes)
  }
  return (
    <div className={styles.part} role="group" aria-label={t.recovery}>
      <h3 className={styles.name}>{t.recovery}</h3>
      <p className={styles.text}>{t.recoveryText}</p>
      <p>{hasFactor ? t.recoveryLeft({ count }) : t.recoveryNone}</p>
      {replace.failure !== null && <Alert kind="danger">{replace.failure}</Alert>}
      {hasFactor && (
        <BusyButton isBusy={replace.isBusy} onClick={() => setAsking(true)}>
          {t.recoveryNew}
        </BusyButton>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t.recoveryNew}
        confirmText={t.recoveryNew}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t.recoveryNewText}</p>
      </ConfirmDialog>
    </div>
  )
}
