import { useStore } from '@nanostores/react'
import { useAnswer } from '@platform/shared-contracts/client'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useShell } from '../app/shell-services.ts'
import { PROFILE, SESSIONS } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { CloseSection } from './close-section.tsx'
import { ExportSection } from './export-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecuritySection } from './security/security-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SupportSection } from './support-section.tsx'

function AccountRoute() {
  const { session } = useShell()
  const t = useStore(accountMessages)
  const { user } = useStore(session.state)
  return (
    <div className="content">
      <PageHeader title={t.title} lead={t.lead({ email: user?.email ?? '' })} />
      {/* The server answers nothing else before a second factor is added. */}
      {user?.needsSecondFactor ? (
        <SecuritySection onSettled={() => void session.verify()} />
      ) : (
        <AccountSections />
      )}
    </div>
  )
}

function AccountSections() {
  const { fetch } = useShell()
  const profile = useAnswer({ fetch, ...PROFILE })
  const sessions = useAnswer({ fetch, ...SESSIONS })
  return (
    <>
      <ProfileSection profile={profile} />
      <PasswordSection profile={profile} onChanged={sessions.reload} />
      <SecuritySection onChanged={sessions.reload} />
      <SessionsSection sessions={sessions} />
      <SupportSection />
      <ExportSection />
      <CloseSection />
    </>
  )
}

export { AccountRoute as Component }
