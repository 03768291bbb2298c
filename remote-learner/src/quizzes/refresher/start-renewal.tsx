import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { QuizSummary, Refresher } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { useOutbox } from '../../domain/outbox/use-outbox.ts'
import { MissingLessons } from '../missing-lessons.tsx'
import { useStartQuiz } from '../use-start-quiz.ts'
import { refresherMessages } from './refresher.messages.ts'
import { renewalStep, type RenewalStep } from './renewal-step.rule.ts'
import classes from './refresher.module.css'

/** The quiz that renews the certificate, or why it cannot be taken now. */
export function StartRenewal({ refresher }: { readonly refresher: Refresher }) {
  const t = useStore(refresherMessages)
  const { questions, passPercent: percent, attemptsLeft: left, attemptsAllowed: allowed } = refresher.quiz
  return (
    <section className={`${classes.section} ${classes.start}`} aria-labelledby="new-quiz">
      <h2 id="new-quiz">{t.quiz}</h2>
      <p className={classes.facts}>{t.facts({ questions, percent, left, allowed })}</p>
      <Step refresher={refresher} />
    </section>
  )
}

interface StepProps {
  readonly refresher: Refresher
}

/** What stands there for each step. */
const VIEWS: Readonly<Record<RenewalStep, (props: StepProps) => ReactNode>> = {
  resume: Resume,
  start: ({ refresher }) => <Start quiz={refresher.quiz} />,
  locked: Locked,
  lessons: ({ refresher }) => <LessonsFirst quiz={refresher.quiz} />,
  early: Early,
  closed: Closed,
}

function Step({ refresher }: StepProps) {
  const [now] = useState(() => Date.now())
  const View = VIEWS[renewalStep(refresher, now)]
  return <View refresher={refresher} />
}

function Resume({ refresher: { quiz } }: StepProps) {
  const t = useStore(refresherMessages)
  return (
    <div>
      <LinkButton variant="primary" to={`/quizzes?attempt=${quiz.openAttemptId ?? ''}`}>
        {t.resume}
      </LinkButton>
    </div>
  )
}

function Locked({ refresher: { quiz } }: StepProps) {
  const t = useStore(refresherMessages)
  const language = useStore(locale)
  return <p>{t.locked({ moment: formatMoment(quiz.lockedUntil ?? '', language) })}</p>
}

function Early({ refresher: { opensAt } }: StepProps) {
  const t = useStore(refresherMessages)
  const language = useStore(locale)
  return <p>{t.early({ day: formatDay(opensAt, language) })}</p>
}

function Start({ quiz: { code, access } }: { readonly quiz: QuizSummary }) {
  const t = useStore(refresherMessages)
  const { isOffline } = useOutbox()
  const { start, opening, failure } = useStartQuiz()
  if (isOffline) return <p>{t.needsConnection}</p>
  return (
    <>
      {access?.basis === 'renewal' && <p>{t.direct}</p>}
      {failure !== null && (
        <Alert kind="danger">
          {failure === '' ? t.startFailedOffline : t.startFailed({ reason: failure })}
        </Alert>
      )}
      <div>
        <BusyButton
          variant="primary"
          isBusy={opening === code}
          busyText={t.starting}
          onClick={() => void start(code)}
        >
          {t.start}
        </BusyButton>
      </div>
    </>
  )
}

function LessonsFirst({ quiz }: { readonly quiz: QuizSummary }) {
  const t = useStore(refresherMessages)
  const { read = 0, total = 0 } = quiz.access ?? {}
  return (
    <>
      <p>{t.lessonsFirst({ read, total })}</p>
      <MissingLessons quiz={quiz} />
      <div>
        <LinkButton variant="primary" to={`/modules/${quiz.code}`}>
          {t.openModule}
        </LinkButton>
      </div>
    </>
  )
}

function Closed() {
  const t = useStore(refresherMessages)
  return (
    <>
      <p>{t.closed}</p>
      <div>
        <LinkButton variant="primary" to="/subscriptions">
          {t.subscribe}
        </LinkButton>
      </div>
    </>
  )
}
