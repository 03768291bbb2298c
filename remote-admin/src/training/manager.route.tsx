import { useStore } from '@nanostores/react'
import { useAddress } from '../lib/use-address.ts'
import { useMovedFocus } from '../lib/use-moved-focus.ts'
import { LearnerPage } from './learner/learner-page.tsx'
import { TrainingView } from './training-view.tsx'
import { trainingMessages } from '../domain/training/training.messages.ts'

/** /manager: all learners of the tenant by company, and modules to assign to them; `?learner=ID` is one of them. */
export function ManagerRoute() {
  const learner = useAddress().value('learner')
  const area = useMovedFocus(learner)
  return <div ref={area}>{learner === '' ? <Manager /> : <LearnerPage key={learner} id={learner} />}</div>
}

function Manager() {
  const t = useStore(trainingMessages)
  return (
    <TrainingView
      scope="/admin/training"
      title={t.managerTitle}
      lead={t.managerLead}
      emptyText={t.emptyTenant}
    />
  )
}

export { ManagerRoute as Component }
