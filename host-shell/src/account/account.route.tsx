import { useStore } from '@nanostores/react'
import { useAnswer } from '@platform/shared-contracts/client'
import { shownEmail } from '@platform/shared-contracts/rules'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useShell } from '../app/shell-services.ts'
import { fullName } from '../lib/full-name.ts'
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
      <PageHeader
        title={t.title}
        lead={t.lead({ email: user ? shownEmail(user.email) || fullName(user) : '' })}
      />
      {/* The server answers nothing else before a second factor is added. */}
      {user?.needsSecondFactor ? (
        <SecuritySection onSettled={() => void session.verify()} />
      ) : (
        <AccountSections isOnTablet={user?.isOnTablet ?? false} />
      )}
    </div>
  )
}

/** On a shared tablet, without what opens the account elsewhere, ends it, or leaves a file of it on the device. */
function AccountSections({ isOnTablet }: { readonly isOnTablet: boolean }) {
  const { fetch } = useShell()
  const profile = useAnswer({ fetch, ...PROFILE })
  const sessions = useAnswer({ fetch, ...SESSIONS })
  if (isOnTablet)
    return (
      <>
        <ProfileSection profile={profile} />
        <SupportSection />
      </>
    )
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
