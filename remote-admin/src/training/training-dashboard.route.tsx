import { useStore } from '@nanostores/react'
import { TrainingView } from './training-view.tsx'
import { trainingMessages } from './training.messages.ts'

/** /training-dashboard: a partner's own learners. */
export function TrainingDashboardRoute() {
  const t = useStore(trainingMessages)
  return (
    <TrainingView
      scope="/partner/learners"
      title={t.partnerTitle}
      lead={t.partnerLead}
      emptyText={t.emptyPartner}
    />
  )
}

export { TrainingDashboardRoute as Component }
