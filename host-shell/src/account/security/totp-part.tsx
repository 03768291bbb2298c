import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { TotpEnrollment } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../../app/shell-services.ts'
import { beginTotp, removeTotp } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import type { PartProps } from './security-section.tsx'
import { TotpSetup } from './totp-setup.tsx'
import { useAction } from './use-action.ts'
import { useDays } from './use-days.ts'

export function TotpPart({ overview: { totp }, onChanged }: PartProps) {
  const { fetch, notify } = useShell()
  const t = useStore(securityMessages)
  const { added, used } = useDays()
  const begin = useAction()
  const [enrollment, setEnrollment] = useState<TotpEnrollment | null>(null)

  const start = async () => setEnrollment(await begin.run(() => beginTotp(fetch)))
  const finish: PartProps['onChanged'] = (codes) => {
    setEnrollment(null)
    notify('success', t.totpAdded)
    onChanged(codes)
  }
  return (
    <div className={styles.part} role="group" aria-label={t.totp}>
      <h3 className={styles.name}>{t.totp}</h3>
      <p className={styles.text}>{t.totpText}</p>
      {enrollment === null && (
        <p>{totp ? `${t.totpSince({ added: added(totp.addedAt) })} ${used(totp.lastUsedAt)}` : t.totpNone}</p>
      )}
      {begin.failure !== null && <Alert kind="danger">{begin.failure}</Alert>}
      {enrollment !== null && (
        <TotpSetup enrollment={enrollment} onDone={finish} onCancel={() => setEnrollment(null)} />
      )}
      {enrollment === null && (
        <div className={styles.actions}>
          <BusyButton isBusy={begin.isBusy} onClick={start}>
            {totp ? t.totpReplace : t.totpSetUp}
          </BusyButton>
          {totp && <RemoveTotp onRemoved={onChanged} />}
        </div>
      )}
    </div>
  )
}

function RemoveTotp({ onRemoved }: { readonly onRemoved: () => void }) {
  const { fetch, notify } = useShell()
  const t = useStore(securityMessages)
  const remove = useAction()
  const [isAsking, setAsking] = useState(false)

  const confirm = async () => {
    // The question about who is at the keyboard may follow: two dialogs at once would hide one another.
    setAsking(false)
    if (!(await remove.run(() => removeTotp(fetch)))) return
    notify('success', t.totpRemoved)
    onRemoved()
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} disabled={remove.isBusy}>
        {t.totpRemove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.totpRemove}
        confirmText={t.totpRemove}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t.totpRemoveText}</p>
      </ConfirmDialog>
      {remove.failure !== null && (
        <Alert kind="danger" onDismiss={remove.dismiss}>
          {remove.failure}
        </Alert>
      )}
    </>
  )
}
