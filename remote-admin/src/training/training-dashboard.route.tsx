import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddress } from '../lib/use-address.ts'
import { useMovedFocus } from '../lib/use-moved-focus.ts'
import { LearnerPage } from './learner/learner-page.tsx'
import { CredentialInbox } from './proof/credential-inbox.tsx'
import { ALL_REVIEWS, useListReviewsQuery } from './proof/proof.api.ts'
import { QuestionInbox } from './questions/question-inbox.tsx'
import { useListQuestionsQuery } from './questions/questions.api.ts'
import { ExportTraining, TrainingBody } from '../domain/training/training-body.tsx'
import { trainingMessages } from '../domain/training/training.messages.ts'
import { AddressTabs } from '../ui/address-tabs.tsx'
import layout from '../ui/layout.module.css'

/** /training-dashboard: a partner's own learners; `?learner=ID` shows one of them. */
export function TrainingDashboardRoute() {
  const learner = useAddress().value('learner')
  const area = useMovedFocus(learner)
  return <div ref={area}>{learner === '' ? <Dashboard /> : <LearnerPage key={learner} id={learner} />}</div>
}

function Dashboard() {
  const t = useStore(trainingMessages)
  const waiting = useWaiting()
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={t.partnerTitle}
        lead={t.partnerLead}
        actions={<ExportTraining scope="/partner/learners" />}
      />
      <AddressTabs
        label={t.partnerViews}
        tabs={[
          { id: 'learners', label: t.learnersView, content: () => <Learners /> },
          {
            id: 'questions',
            label: t.questionsView({ count: waiting.questions }),
            content: () => <QuestionInbox />,
          },
          {
            id: 'credentials',
            label: t.credentialsView({ count: waiting.credentials }),
            content: () => <CredentialInbox />,
          },
        ]}
      />
    </div>
  )
}

/** How many questions and credentials await the partner, as shown on the tabs. */
function useWaiting() {
  const { data: questions } = useListQuestionsQuery()
  const { data: reviews } = useListReviewsQuery(ALL_REVIEWS)
  return {
    questions: questions?.filter(({ answer }) => answer === null).length ?? '…',
    credentials: reviews?.pending ?? '…',
  }
}

function Learners() {
  const t = useStore(trainingMessages)
  return (
    <div className={layout.stack}>
      <TrainingBody scope="/partner/learners" emptyText={t.emptyPartner} />
    </div>
  )
}

export { TrainingDashboardRoute as Component }
