import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Passkey } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../../app/shell-services.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { removePasskey, renamePasskey } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import { useAction } from './use-action.ts'
import { useDays } from './use-days.ts'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

export function PasskeyRow({ passkey, onChanged, onRemoved }: PasskeyRowProps) {
  const { fetch, hostname } = useShell()
  const t = useStore(securityMessages)
  const { added, used } = useDays()
  const [isRenaming, setRenaming] = useState(false)
  const { id, name, createdAt, lastUsedAt, isSynced, host } = passkey

  if (isRenaming)
    return (
      <li className={styles.row}>
        <PasskeyNameForm
          name={name}
          texts={{ submit: t.save, busy: t.saving, failed: t.failed }}
          send={(next) => renamePasskey(fetch, id, next)}
          onDone={() => {
            setRenaming(false)
            onChanged()
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name} {isSynced && <Badge>{t.passkeySynced}</Badge>}
        </p>
        <p className={styles.text}>
          {t.passkeyFacts({ added: added(createdAt), used: used(lastUsedAt) })}{' '}
          {host !== hostname && t.passkeyElsewhere({ host })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="sm" aria-label={t.renameOf({ name })} onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        <RemovePasskey passkey={passkey} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

function RemovePasskey({ passkey: { id, name }, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { fetch, notify } = useShell()
  const t = useStore(securityMessages)
  const remove = useAction()
  const [isAsking, setAsking] = useState(false)

  const confirm = async () => {
    // The question about who is at the keyboard may follow: two dialogs at once would hide one another.
    setAsking(false)
    if (!(await remove.run(() => removePasskey(fetch, id)))) return
    notify('success', t.passkeyRemoved)
    onRemoved()
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t.removeOf({ name })}
        disabled={remove.isBusy}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.removeOf({ name })}
        confirmText={t.remove}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t.passkeyRemoveText}</p>
      </ConfirmDialog>
      {remove.failure !== null && (
        <Alert kind="danger" onDismiss={remove.dismiss}>
          {remove.failure}
        </Alert>
      )}
    </>
  )
}
