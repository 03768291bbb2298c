import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { TotpEnrollment } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { useShell } from '../../app/shell-services.ts'
import { FormActions } from './form-actions.tsx'
import { confirmTotp } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import type { PartProps } from './part-props.ts'
import { useAction } from '../../ui/use-action.ts'

const GROUP = /.{1,4}/g

interface TotpSetupProps {
  readonly enrollment: TotpEnrollment
  readonly onDone: PartProps['onChanged']
  readonly onCancel: () => void
}

/** Scan, or type the key, then show by a code that it worked. */
export function TotpSetup({ enrollment, onDone, onCancel }: TotpSetupProps) {
  const { fetch } = useShell()
  const t = useStore(securityMessages)
  const confirm = useAction()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { qrCode, secret } = enrollment

  // When it opens, and after each refusal: the field says what was wrong, and waits for another code.
  useEffect(() => {
    if (confirm.isBusy) return
    field.current?.focus()
    field.current?.select()
  }, [confirm.isBusy, confirm.failure])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (confirm.isBusy) return
    const { data } = await confirm.run(() => confirmTotp(fetch, { code }), t.failed)
    if (data) onDone(data.recoveryCodes)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t.scan}</p>
      <svg
        className={styles.qr}
        role="img"
        aria-label={t.qrCode}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
      >
        <path fill="currentColor" shapeRendering="crispEdges" d={qrCode.path} />
      </svg>
      <p>
        {t.secret} <br />
        <span className={styles.secret}>{secret.match(GROUP)?.join(' ')}</span>
      </p>
      <TextField
        label={t.code}
        hint={t.codeHint}
        error={confirm.failure ?? undefined}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        ref={field}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FormActions submit={t.confirm} busy={t.confirming} isBusy={confirm.isBusy} onCancel={onCancel} />
    </form>
  )
}
