import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { TotpEnrollment } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { useShell } from '../../app/shell-services.ts'
import { RemoveFactor } from './remove-factor.tsx'
import { beginTotp, removeTotp } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import type { PartProps } from './part-props.ts'
import { TotpSetup } from './totp-setup.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useDays } from './use-days.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

export function TotpPart({ overview: { totp }, onChanged }: PartProps) {
  const { fetch, notify } = useShell()
  const t = useStore(securityMessages)
  const { added, used } = useDays()
  const begin = useAction()
  const [enrollment, setEnrollment] = useState<TotpEnrollment | null>(null)
  const actions = useFocusIfLost<HTMLDivElement>(`${enrollment === null} ${totp === null}`)

  const start = async () => {
    const { data } = await begin.run(() => beginTotp(fetch), t.failed)
    setEnrollment(data ?? null)
  }
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
        <div className={styles.actions} ref={actions}>
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
  const { fetch } = useShell()
  const t = useStore(securityMessages)
  return (
    <RemoveFactor
      label={t.totpRemove}
      title={t.totpRemove}
      text={t.totpRemoveText}
      done={t.totpRemoved}
      send={() => removeTotp(fetch)}
      onRemoved={onRemoved}
    />
  )
}
