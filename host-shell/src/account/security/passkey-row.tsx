import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Passkey } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../../app/shell-services.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { RemoveFactor } from './remove-factor.tsx'
import { removePasskey, renamePasskey } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import { useDays } from './use-days.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

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
  const rename = useFocusIfLost<HTMLButtonElement>(isRenaming)
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
        <Button ref={rename} size="sm" aria-label={t.renameOf({ name })} onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        <RemovePasskey passkey={passkey} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

function RemovePasskey({ passkey: { id, name }, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { fetch } = useShell()
  const t = useStore(securityMessages)
  return (
    <RemoveFactor
      label={t.remove}
      title={t.removeOf({ name })}
      text={t.passkeyRemoveText}
      done={t.passkeyRemoved}
      size="sm"
      send={() => removePasskey(fetch, id)}
      onRemoved={onRemoved}
    />
  )
}
