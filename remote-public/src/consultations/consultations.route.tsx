import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { isFeatureEnabled, isSuperAdmin } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { BookingSection } from './booking-section.tsx'
import { consultationsMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { HowItWorks } from './how-it-works.tsx'

/** What an hour with a professional is, for visitors; the calendar, for who is signed in. */
function ConsultationsRoute() {
  const m = useStore(consultationsMessages)
  const { tenant, session } = usePlatform()
  const { user } = session
  const isOffered = isFeatureEnabled(tenant, 'consultations') || (user !== null && isSuperAdmin(user))
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader
        title={m.title}
        lead={m.lead}
        actions={user && isOffered && <LinkButton to="/view-consultations">{m.mine}</LinkButton>}
      />
      {!isOffered && (
        <EmptyState icon={<CalendarIcon />} action={<LinkButton to="/">{m.home}</LinkButton>}>
          {m.off}
        </EmptyState>
      )}
      {isOffered && (user ? <BookingSection user={user} /> : <HowItWorks isVisitor />)}
    </div>
  )
}

export { ConsultationsRoute as Component }
