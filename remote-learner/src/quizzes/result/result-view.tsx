import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { QuizAttempt, QuizResult } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { formatMoment } from '../../lib/dates.ts'
import { OwnReview } from '../../domain/own-review/own-review.tsx'
import { QuestionReviews } from '../../domain/question/review/question-review.tsx'
import { resultMessages } from './result.messages.ts'
import classes from './result.module.css'

/** What an attempt came to, what to do next, and how each question went. */
export function ResultView({ attempt }: { readonly attempt: QuizAttempt }) {
  const t = useStore(resultMessages)
  const { result, state, questions } = attempt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (!result) return null
  const title = { passed: t.passed, failed: t.failed, void: t.void, open: '' }[state]
  const isKeyHidden = state === 'failed' && result.review.every(({ answer }) => answer === null)
  return (
    <div className={classes.result}>
      <section className={classes.verdictPanel} data-state={state}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {state === 'void' ? <p>{t.voidText}</p> : <Score attempt={attempt} result={result} />}
        <NextSteps attempt={attempt} result={result} />
        {result.isPassed && <OwnReview code={attempt.code} title={attempt.title} level={3} />}
      </section>
      {result.review.length > 0 && (
        <section className={classes.reviewSection} aria-labelledby="review">
          <h2 id="review">{t.review}</h2>
          {isKeyHidden && <p className={classes.hint}>{t.keyHidden}</p>}
          <QuestionReviews code={attempt.code} questions={questions} review={result.review} />
        </section>
      )}
    </div>
  )
}

interface PartProps {
  readonly attempt: QuizAttempt
  readonly result: QuizResult
}

function Score({ attempt, result }: PartProps) {
  const t = useStore(resultMessages)
  const language = useStore(locale)
  const { correct, total, isPassed, isTimedOut, attemptsLeft, lockedUntil } = result
  const percent = new Intl.NumberFormat(writtenIn(language), { style: 'percent' }).format(
    total > 0 ? correct / total : 0,
  )
  return (
    <>
      <p className={classes.score}>
        <strong>{percent}</strong> {t.score({ correct, total })}
      </p>
      {isTimedOut && <p>{t.timedOut}</p>}
      {!isPassed && <p>{t.needed({ percent: attempt.passPercent })}</p>}
      {!isPassed && lockedUntil && <p>{t.locked({ moment: formatMoment(lockedUntil, language) })}</p>}
      {!isPassed && !lockedUntil && <p>{t.attemptsLeft({ left: attemptsLeft })}</p>}
    </>
  )
}

function NextSteps({ attempt, result }: PartProps) {
  const t = useStore(resultMessages)
  const hasMistakes = result.review.some(({ isRight }) => !isRight)
  return (
    <div className={classes.actions}>
      {result.certificateId && (
        <LinkButton variant="primary" to={`/certificates#${result.certificateId}`}>
          {t.certificate}
        </LinkButton>
      )}
      {hasMistakes && <LinkButton to={`/quizzes?practice=${attempt.code}`}>{t.practice}</LinkButton>}
      <LinkButton variant="ghost" to="/quizzes">
        {t.backToQuizzes}
      </LinkButton>
    </div>
  )
}
