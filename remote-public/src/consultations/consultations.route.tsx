import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { isFeatureEnabled, isSuperAdmin } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ProductPicture } from '../ui/product-picture.tsx'
import { BookingSection } from './booking-section.tsx'
import { consultationsMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { HowItWorks } from './how-it-works.tsx'

/** What an hour with a professional is, for visitors; the calendar, for who is signed in. */
function ConsultationsRoute() {
  const { tenant, session } = usePlatform()
  const { user } = session
  const isOffered = isFeatureEnabled(tenant, 'consultations') || (user !== null && isSuperAdmin(user))
  return (
    <div className={`content ${styles.page}`}>{isOffered ? <Offered user={user} /> : <NotOffered />}</div>
  )
}

function Offered({ user }: { readonly user: User | null }) {
  const m = useStore(consultationsMessages)
  if (user)
    return (
      <>
        <PageHeader
          title={m.title}
          lead={m.lead}
          actions={<LinkButton to="/view-consultations">{m.mine}</LinkButton>}
        />
        <BookingSection user={user} />
      </>
    )
  return (
    <>
      <div className={styles.first}>
        <PageHeader title={m.title} lead={m.lead} />
        <ProductPicture name="hours" isFirst />
      </div>
      <HowItWorks isVisitor />
    </>
  )
}

function NotOffered() {
  const m = useStore(consultationsMessages)
  return (
    <>
      <PageHeader title={m.title} lead={m.lead} />
      <EmptyState icon={<CalendarIcon />} action={<LinkButton to="/">{m.home}</LinkButton>}>
        {m.off}
      </EmptyState>
    </>
  )
}

export { ConsultationsRoute as Component }
