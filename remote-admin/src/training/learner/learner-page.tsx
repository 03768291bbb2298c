import { useStore } from '@nanostores/react'
import { useState, type ComponentProps } from 'react'
import type { TrainingRow } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../../lib/use-address.ts'
import { AssignDialog } from '../../domain/training/assign/assign-dialog.tsx'
import { CredentialInbox } from '../proof/credential-inbox.tsx'
import { QuestionInbox } from '../questions/question-inbox.tsx'
import { useGetLearnerQuery } from '../../domain/training/training.api.ts'
import { useLearnerLink } from '../../domain/training/use-learner-link.ts'
import { GrantedUnlocks } from './granted-unlocks.tsx'
import { LearnerAttempts } from './learner-attempts.tsx'
import { LearnerCertificates } from './learner-certificates.tsx'
import { LearnerExercises } from './learner-exercises.tsx'
import { LearnerModules } from './learner-modules.tsx'
import { LearnerPracticals } from './learner-practicals.tsx'
import { learnerMessages } from './learner.messages.ts'
import { AddressTabs } from '../../ui/address-tabs.tsx'
import layout from '../../ui/layout.module.css'
import classes from './learner.module.css'
import { useShownEmail } from '../../ui/use-shown-email.ts'

/** One learner, for the partner or admin who is responsible for them: their status and the available actions. */
export function LearnerPage({ id }: { readonly id: string }) {
  const t = useStore(learnerMessages)
  const { data, isError, refetch } = useGetLearnerQuery(id)
  // A learner who is no longer assigned to the partner must disappear, even from a page that was already open.
  if (data && !isError) return <Learner learner={data} />
  return (
    <div className={`content ${layout.page}`}>
      <Head title={t.loading} />
      {isError ? <FailedState onRetry={refetch}>{t.loadFailed}</FailedState> : <Skeleton lines={8} />}
    </div>
  )
}

function Head(head: Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'actions'>) {
  const t = useStore(learnerMessages)
  const linkOf = useLearnerLink()
  return <PageHeader back={{ to: linkOf(null), label: t.back }} {...head} />
}

function Learner({ learner }: { readonly learner: TrainingRow }) {
  const t = useStore(learnerMessages)
  const [isAssigning, setAssigning] = useState(false)
  const close = () => setAssigning(false)
  return (
    <div className={`content ${layout.page}`}>
      <Head
        title={`${learner.firstName} ${learner.lastName}`}
        lead={<Facts learner={learner} />}
        actions={
          <Button variant="primary" onClick={() => setAssigning(true)}>
            {t.assign}
          </Button>
        }
      />
      <Parts learner={learner} />
      {isAssigning && (
        <AssignDialog whom={{ people: [learner.id] }} count={1} onClose={close} onDone={close} />
      )}
    </div>
  )
}

function Facts({ learner }: { readonly learner: TrainingRow }) {
  const shownEmail = useShownEmail()
  const t = useStore(learnerMessages)
  const { email, companyName, state, completed, cells, overdue, isSubscribed } = learner
  return (
    <span className={classes.badges}>
      {[shownEmail(email), companyName, state].filter(Boolean).join(' · ')}
      <Badge tone="success">{t.done({ done: completed, all: cells.length })}</Badge>
      {overdue > 0 && <Badge tone="danger">{t.overdue({ count: overdue })}</Badge>}
      {!isSubscribed && <Badge>{t.notSubscribed}</Badge>}
    </span>
  )
}

function Parts({ learner }: { readonly learner: TrainingRow }) {
  const t = useStore(learnerMessages)
  const { choose } = useAddress()
  const id = String(learner.id)
  const parts = [
    { id: 'modules', label: t.modules, content: () => <LearnerModules learner={learner} /> },
    { id: 'attempts', label: t.attempts, content: () => <Attempts id={id} /> },
    { id: 'exercises', label: t.exercises, content: () => <LearnerExercises id={id} /> },
    { id: 'practicals', label: t.practicals, content: () => <LearnerPracticals id={id} /> },
    { id: 'questions', label: t.questions, content: () => <QuestionInbox learnerId={learner.id} /> },
    { id: 'certificates', label: t.certificates, content: () => <LearnerCertificates id={id} /> },
    { id: 'credentials', label: t.credentials, content: () => <CredentialInbox learnerId={learner.id} /> },
  ]
  return (
    <AddressTabs
      label={t.parts}
      param="part"
      tabs={parts}
      onOpen={(part) => choose({ part, q: '', state: '' })}
    />
  )
}

function Attempts({ id }: { readonly id: string }) {
  return (
    <div className={layout.page}>
      <LearnerAttempts id={id} />
      <GrantedUnlocks id={id} />
    </div>
  )
}
