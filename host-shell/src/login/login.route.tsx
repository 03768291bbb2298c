import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { pageAfterLogin, tenantName } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Tabs } from '@platform/shared-ui/tabs'
import { useShell } from '../app/shell-services.ts'
import form from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { OfferBlock } from '../ui/offer-block.tsx'
import { CompanyLogin } from './company-login.tsx'
import { EmailLogin } from './email-login.tsx'
import { loginMessages } from './login.messages.ts'
import { useSessionEnding } from './use-session-ending.ts'
import { readTabletKey } from '../lib/tablet-device.ts'
import { useSignIn, type SignIn } from './use-sign-in.ts'

// Most accounts have no second factor: its code loads only when one is needed.
const SecondStep = lazy(async () => ({
  default: (await import(/* webpackChunkName: "second-step" */ './second-step.tsx')).SecondStep,
}))

function LoginRoute() {
  const [search] = useSearchParams()
  const link = search.get('token')
  useSessionEnding()
  const signIn = useSignIn(link)
  if (signIn.step === null) return <FirstStep signIn={signIn} hasLink={link !== null} />
  return (
    <Suspense>
      <SecondStep signIn={signIn} step={signIn.step} />
    </Suspense>
  )
}

interface FirstStepProps {
  readonly signIn: SignIn
  /** The user came through the link in an email about failed sign-ins. */
  readonly hasLink: boolean
}

function FirstStep({ signIn, hasLink }: FirstStepProps) {
  const { tenant } = useShell()
  const t = useStore(loginMessages)
  const config = useStore(tenant.config)
  // The page for which the visitor came: registering leads back to it too.
  const { state } = useLocation()
  const [{ tab, isFirst }, setShown] = useState({ tab: 'email', isFirst: true })

  const show = (id: string) => {
    signIn.fail(null)
    setShown({ tab: id, isFirst: false })
  }

  return (
    <FormPage title={t.title} lead={t.lead({ tenant: tenantName(config) })} aside={<OfferBlock />}>
      {!signIn.isBusy && <SignedInNote />}
      <TabletNote />
      {hasLink && signIn.failure === null && <Alert kind="info">{t.knownByLink}</Alert>}
      {signIn.failure !== null && (
        <Alert
          kind="danger"
          onDismiss={() => signIn.fail(null)}
          actions={signIn.failure.isUnverified && <Link to="/verify-email">{t.resend}</Link>}
        >
          {signIn.failure.message}
        </Alert>
      )}
      <Tabs
        label={t.tabs}
        hasUnnamedPanels
        value={tab}
        onChange={show}
        tabs={[
          {
            id: 'email',
            label: t.emailTab,
            content: tab === 'email' && <EmailLogin {...signIn} isFirstShown={isFirst} />,
          },
          { id: 'company', label: t.companyTab, content: tab === 'company' && <CompanyLogin {...signIn} /> },
        ]}
      />
      <p className={form.note}>
        {t.noAccount}{' '}
        <Link to="/register" state={state}>
          {t.register}
        </Link>
      </p>
    </FormPage>
  )
}

/** On a shared tablet, people without email come here too. */
function TabletNote() {
  const t = useStore(loginMessages)
  const [isTablet, setTablet] = useState(false)
  // Not while the server's page is hydrated: it knows nothing of this device.
  useEffect(() => setTablet(readTabletKey() !== null), [])
  if (!isTablet) return null
  return (
    <Alert kind="info" actions={<Link to="/tablet">{t.tabletSignIn}</Link>}>
      {t.tabletNote}
    </Alert>
  )
}

/** A signed-in user may still sign in to another account. */
function SignedInNote() {
  const { session } = useShell()
  const t = useStore(loginMessages)
  const { user } = useStore(session.state)
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  return (
    <Alert kind="info" actions={<Link to={pageAfterLogin(user)}>{t.goOn}</Link>}>
      {t.signedInAs({ name })}
    </Alert>
  )
}

export { LoginRoute as Component }
