import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { TotpConfirmation, type TotpEnrollment } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withElement } from '@platform/shared-ui/form/with-element'
import { useShell } from '../../app/shell-services.ts'
import { FormActions } from './form-actions.tsx'
import { confirmTotp } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import type { PartProps } from './part-props.ts'

const GROUP = /.{1,4}/g

interface TotpSetupProps {
  readonly enrollment: TotpEnrollment
  readonly onDone: PartProps['onChanged']
  readonly onCancel: () => void
}

/** Scan, or type the key, then show by a code that it worked. */
export function TotpSetup({ enrollment, onDone, onCancel }: TotpSetupProps) {
  const t = useStore(securityMessages)
  const { form, field, submit } = useConfirmation(onDone)
  const { qrCode, secret } = enrollment
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only a code of 30 seconds (0155)
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
      <FormFailure form={form} />
      <TextField
        label={t.code}
        hint={t.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...withElement(fieldsOf(form)('code'), field)}
      />
      <FormActions
        submit={t.confirm}
        busy={t.confirming}
        isBusy={form.formState.isSubmitting}
        onCancel={onCancel}
      />
    </form>
  )
}

function useConfirmation(onDone: TotpSetupProps['onDone']) {
  const { fetch } = useShell()
  const t = useStore(securityMessages)
  const field = useRef<HTMLInputElement>(null)
  const form = useSchemaForm<TotpConfirmation, TotpConfirmation>({
    schema: TotpConfirmation,
    defaultValues: { code: '' },
  })
  useEffect(() => field.current?.focus(), [])
  const submit = form.handleSubmit(async (confirmation) => {
    const { data, error } = await confirmTotp(fetch, confirmation)
    if (data) return onDone(data.recoveryCodes)
    showServerErrors(form, error, t.failed)
    // The next code replaces this one.
    field.current?.select()
  })
  return { form, field, submit }
}
