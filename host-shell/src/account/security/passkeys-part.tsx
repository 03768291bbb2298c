import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../../app/shell-services.ts'
import { canUsePasskeys, forgetPasskeyHere } from '../../lib/passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { addPasskey } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import { useFocusIfLost } from './use-focus-if-lost.ts'
import type { PartProps } from './part-props.ts'

export function PasskeysPart({ overview, onChanged }: PartProps) {
  const t = useStore(securityMessages)
  const { passkeys, arePasskeysPossible } = overview
  const [canUse, setCanUse] = useState(true)
  useEffect(() => setCanUse(canUsePasskeys()), [])
  const removed = () => {
    if (passkeys.length === 1) forgetPasskeyHere()
    onChanged()
  }
  return (
    <div className={styles.part} role="group" aria-label={t.passkeys}>
      <h3 className={styles.name}>{t.passkeys}</h3>
      <p className={styles.text}>{t.passkeysText}</p>
      {passkeys.length === 0 && <p>{t.passkeysNone}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} onRemoved={removed} />
          ))}
        </ul>
      )}
      {canUse && arePasskeysPossible ? (
        <AddPasskey count={passkeys.length} onAdded={onChanged} />
      ) : (
        <p>{t.passkeysImpossible}</p>
      )}
    </div>
  )
}

interface AddPasskeyProps {
  /** How many there are. */
  readonly count: number
  readonly onAdded: PartProps['onChanged']
}

function AddPasskey({ count, onAdded }: AddPasskeyProps) {
  const { fetch, notify } = useShell()
  const t = useStore(securityMessages)
  const [isOpen, setOpen] = useState(false)
  const button = useFocusIfLost<HTMLButtonElement>(`${isOpen} ${count}`)
  if (!isOpen)
    return (
      <Button ref={button} onClick={() => setOpen(true)}>
        {t.passkeyAdd}
      </Button>
    )
  return (
    <PasskeyNameForm
      texts={{ submit: t.passkeyMake, busy: t.passkeyMaking, failed: t.passkeyGivenUp }}
      send={(name) => addPasskey(fetch, name)}
      onDone={({ recoveryCodes }) => {
        setOpen(false)
        notify('success', t.passkeyAdded)
        onAdded(recoveryCodes)
      }}
      onCancel={() => setOpen(false)}
    />
  )
}
