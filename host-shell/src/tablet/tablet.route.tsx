import { Link, useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { pageAfterLogin } from '@platform/shared-contracts/rules'
import type { User } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { LoadingIndicator } from '@platform/shared-ui/loading-indicator'
import { useShell } from '../app/shell-services.ts'
import { fullName } from '../lib/full-name.ts'
import { FormPage } from '../ui/form-page.tsx'
import { TabletForm } from './tablet-form.tsx'
import { tabletMessages } from './tablet.messages.ts'
import { useTablet } from './use-tablet.ts'

/** /tablet#KEY: a shared tablet, on which people without email sign in; where the link of a tablet leads. */
function TabletRoute() {
  const t = useStore(tabletMessages)
  const { user } = useStore(useShell().session.state)
  const { state, retry, forget } = useTablet()
  const lead = state.kind === 'open' ? { lead: t.place({ company: state.company, name: state.name }) } : {}
  return (
    <FormPage title={t.title} {...lead}>
      {user ? <SignedIn user={user} /> : <Stage state={state} retry={retry} forget={forget} />}
    </FormPage>
  )
}

function Stage({ state, retry, forget }: ReturnType<typeof useTablet>) {
  const t = useStore(tabletMessages)
  if (state.kind === 'loading') return <LoadingIndicator text={t.loading} />
  if (state.kind === 'gone') return <Alert kind="warning">{t.gone}</Alert>
  if (state.kind === 'none')
    return (
      <>
        <p>{t.setup}</p>
        <p>
          <Link to="/login">{t.otherSignIn}</Link>
        </p>
      </>
    )
  if (state.kind === 'open') return <TabletForm tabletKey={state.key} onGone={forget} />
  return (
    <Alert kind="danger" actions={<Button onClick={retry}>{t.retry}</Button>}>
      {t.failed}
    </Alert>
  )
}

/** The manager who set it up, or someone before: no one goes on in the session of another by mistake. */
function SignedIn({ user }: { readonly user: User }) {
  const t = useStore(tabletMessages)
  const { session } = useShell()
  const navigate = useNavigate()
  return (
    <Alert
      kind="info"
      actions={
        <>
          <Button onClick={() => void session.logout()}>{t.signOut}</Button>
          <Button onClick={() => void navigate(pageAfterLogin(user))}>{t.goOn}</Button>
        </>
      }
    >
      {t.signedIn({ name: fullName(user) })}
    </Alert>
  )
}

export { TabletRoute as Component }
