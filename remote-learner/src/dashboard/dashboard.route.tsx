import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SyncStatus } from '../domain/offline/sync-status.tsx'
import { KeepOnPhone } from '../domain/install/keep-on-phone.tsx'
import { PartnerNote } from '../domain/partner/partner-note.tsx'
import { CompanyNotes } from './company-notes.tsx'
import { CurrentNotices } from './current-notices.tsx'
import { dashboardMessages } from './dashboard.messages.ts'
import { MoreLinks } from './more-links.tsx'
import { OwnTrainingNote } from './own-training-note.tsx'
import { RetakeNote } from './retake-note.tsx'
import { StaffCard } from './staff-card.tsx'
import { TrainingOverview } from './training-overview.tsx'
import classes from './dashboard.module.css'

/** /dashboard: where a learner goes on, and where staff find the pages that they may open. */
export function DashboardRoute() {
  const t = useStore(dashboardMessages)
  const { session } = usePlatform()
  const name = session.user?.firstName

  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={name ? t.title({ name }) : t.titleUnnamed} lead={t.lead} />
      <OwnTrainingNote />
      <CurrentNotices />
      <PartnerNote />
      <CompanyNotes />
      {session.user && <StaffCard user={session.user} />}
      <RetakeNote />
      <TrainingOverview />
      <KeepOnPhone />
      <MoreLinks />
      <SyncStatus />
    </div>
  )
}

export { DashboardRoute as Component }
