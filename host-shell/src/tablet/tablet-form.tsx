import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { TabletLoginRequest } from '@platform/shared-contracts/http'
import { pageAfterLogin } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useShell } from '../app/shell-services.ts'
import layout from '../ui/form.module.css'
import { noteUse } from '../lib/tablet-device.ts'
import { tabletMessages } from './tablet.messages.ts'
import styles from './tablet.module.css'

interface TabletFormProps {
  readonly tabletKey: string
  /** The tablet was removed. */
  readonly onGone: () => void
}

/** No field that a browser offers to save: the next person would find it filled in. */
export function TabletForm({ tabletKey: key, onGone }: TabletFormProps) {
  const t = useStore(tabletMessages)
  const { session } = useShell()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const defaultValues = { key, number: '', pin: '' }
  const form = useSchemaForm<typeof defaultValues, TabletLoginRequest>({
    schema: TabletLoginRequest,
    defaultValues,
  })
  const signIn = async (request: TabletLoginRequest) => {
    setFailure(null)
    const outcome = await session.login({ kind: 'tablet', ...request })
    if (outcome.ok) {
      noteUse(Date.now())
      return void navigate(pageAfterLogin(outcome.user), { replace: true })
    }
    const { failure: failed } = outcome
    if (failed?.kind === 'server' && failed.code === 'tablet-gone') return onGone()
    setFailure(failed?.kind === 'server' ? failed.message : t.noConnection)
    form.resetField('pin')
    form.setFocus('pin')
  }
  // What is wrong with a field replaces why the last try failed.
  const submit = form.handleSubmit(signIn, () => setFailure(null))
  const field = fieldsOf(form)
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
      {failure !== null && <Alert kind="danger">{failure}</Alert>}
      <TextField label={t.number} hint={t.numberHint} autoComplete="off" required {...field('number')} />
      <TextField
        label={t.pin}
        hint={t.pinHint}
        className={styles.pin}
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        required
        {...field('pin')}
      />
      <BusyButton
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isBusy={form.formState.isSubmitting}
        busyText={t.signingIn}
      >
        {t.signIn}
      </BusyButton>
    </form>
  )
}
