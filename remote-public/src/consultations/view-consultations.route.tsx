import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ConsultationList } from './consultation-list.tsx'
import { overviewMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'

/** Hours agreed and over: one's own, for partners those of their clients, for admins everybody's. */
function ViewConsultationsRoute() {
  const m = useStore(overviewMessages)
  const { user } = usePlatform().session
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader
        title={m.title}
        lead={m.lead}
        actions={
          <>
            {user?.isProfessionalPartner && (
              <>
                <LinkButton to="/view-consultations/payouts">{m.payouts}</LinkButton>
                <LinkButton to="/view-consultations/availability">{m.hours}</LinkButton>
              </>
            )}
            <LinkButton variant="primary" to="/consultations">
              {m.book}
            </LinkButton>
          </>
        }
      />
      {user && <ConsultationList user={user} />}
    </div>
  )
}

export { ViewConsultationsRoute as Component }
