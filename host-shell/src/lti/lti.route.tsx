import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { LoadingIndicator } from '@platform/shared-ui/loading-indicator'
import { useShell } from '../app/shell-services.ts'
import { FormPage } from '../ui/form-page.tsx'
import layout from '../ui/form.module.css'
import { ltiMessages } from './lti.messages.ts'
import { useLtiLaunch, type LtiLaunch } from './use-lti-launch.ts'

/** Where a launch of a learning management system arrives in our own pages. */
function LtiRoute() {
  const t = useStore(ltiMessages)
  const launch = useLtiLaunch()
  return (
    <FormPage title={t.title}>
      <Stage launch={launch} />
    </FormPage>
  )
}

function Stage({ launch }: { readonly launch: LtiLaunch }) {
  const t = useStore(ltiMessages)
  const { user } = useStore(useShell().session.state)
  const { stage, retry } = launch
  if (stage.kind === 'opening') return <LoadingIndicator text={t.opening} />
  if (stage.kind === 'refused') return <Alert kind="warning">{stage.message}</Alert>
  if (stage.kind === 'incomplete') return <Alert kind="warning">{t.incomplete}</Alert>
  if (stage.kind === 'failed')
    return (
      <Alert kind="danger" actions={<Button onClick={retry}>{t.retry}</Button>}>
        {t.failed}
      </Alert>
    )
  return user ? <Confirm email={user.email} connect={launch.connect} /> : <SignIn />
}

/** Comes back to this page, with the code, after the sign-in. */
function SignIn() {
  const t = useStore(ltiMessages)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const from = `${pathname}${search}${hash}`
  return (
    <>
      <p>{t.connectLead}</p>
      <Button
        variant="primary"
        onClick={() => void navigate('/login', { state: { reason: 'sign-in', from } })}
      >
        {t.signIn}
      </Button>
      <p className={layout.note}>
        {t.noAccount} <Link to="/register">{t.register}</Link>. {t.registerHint}
      </p>
    </>
  )
}

interface ConfirmProps {
  readonly email: string
  readonly connect: LtiLaunch['connect']
}

/** Another person's session may still be open here, so nothing is connected without a click. */
function Confirm({ email, connect }: ConfirmProps) {
  const t = useStore(ltiMessages)
  const { session } = useShell()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await connect()
    setBusy(false)
  }
  return (
    <>
      <p>{t.confirmLead({ email })}</p>
      <BusyButton variant="primary" isBusy={isBusy} busyText={t.connecting} onClick={() => void confirm()}>
        {t.confirm}
      </BusyButton>
      <Button onClick={() => void session.logout()}>{t.notMine}</Button>
    </>
  )
}

export { LtiRoute as Component }
