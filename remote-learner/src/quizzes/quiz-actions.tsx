import { useStore } from '@nanostores/react'
import type { QuizSummary } from '@platform/shared-contracts/http'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { lessonLink } from './missing-lessons.tsx'
import { quizzesMessages } from './quizzes.messages.ts'
import classes from './quizzes.module.css'

interface Props {
  readonly quiz: QuizSummary
  readonly isOpening: boolean
  readonly onStart: () => void
}

/** What can be done with a quiz now, the next step first. */
export function QuizActions({ quiz, isOpening, onStart }: Props) {
  const t = useStore(quizzesMessages)
  const { code, title, lastAttemptId, mistakes } = quiz
  return (
    <div className={classes.actions}>
      <NextStep quiz={quiz} isOpening={isOpening} onStart={onStart} />
      {lastAttemptId && (
        <LinkButton
          size="sm"
          variant="ghost"
          to={`/quizzes?attempt=${lastAttemptId}`}
          aria-label={t.reviewNamed({ title })}
        >
          {t.review}
        </LinkButton>
      )}
      {mistakes > 0 && (
        <LinkButton
          size="sm"
          variant="ghost"
          to={`/quizzes?practice=${code}`}
          aria-label={t.practiceNamed({ title })}
        >
          {t.practice}
        </LinkButton>
      )}
    </div>
  )
}

function NextStep({ quiz, isOpening, onStart }: Props) {
  const t = useStore(quizzesMessages)
  const { code, title, state, openAttemptId, canStart, isRenewalDue } = quiz
  if (openAttemptId)
    return (
      <LinkButton
        size="sm"
        variant="primary"
        to={`/quizzes?attempt=${openAttemptId}`}
        aria-label={t.resumeNamed({ title })}
      >
        {t.resume}
      </LinkButton>
    )
  if (isToRead(quiz)) return <ReadNext quiz={quiz} />
  if (!canStart && quiz.lastAttemptId) return null
  if (!canStart)
    return (
      <LinkButton size="sm" to={`/quizzes?sample=${code}`} aria-label={t.sampleNamed({ title })}>
        {t.sample}
      </LinkButton>
    )
  if (isRenewalDue)
    return (
      <LinkButton
        size="sm"
        variant="primary"
        to={`/modules/${code}/renew`}
        aria-label={t.renewNamed({ title })}
      >
        {t.renew}
      </LinkButton>
    )
  const step = state === 'failed' ? 'retry' : 'start'
  return (
    <BusyButton
      size="sm"
      variant="primary"
      isBusy={isOpening}
      busyText={t.starting}
      onClick={onStart}
      aria-label={t[`${step}Named`]({ title })}
    >
      {t[step]}
    </BusyButton>
  )
}

/** Lessons are all that is missing. */
function isToRead({ access, lockedUntil }: QuizSummary): boolean {
  return access !== undefined && access.basis === null && lockedUntil === null && access.missing.length > 0
}

function ReadNext({ quiz: { code, title, access } }: { readonly quiz: QuizSummary }) {
  const t = useStore(quizzesMessages)
  const next = access?.missing[0]
  if (!next) return null
  return (
    <LinkButton
      size="sm"
      variant="primary"
      to={lessonLink(code, next)}
      aria-label={t.readNextNamed({ title })}
    >
      {t.readNext}
    </LinkButton>
  )
}
