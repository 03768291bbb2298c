import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { formatMoment } from '../../lib/dates.ts'
import { attemptWaitsMessages } from './attempt-waits.messages.ts'
import classes from './attempt.module.css'

interface HandedInProps {
  readonly deadlineAt: string | null
  readonly onTakeBack: () => void
}

/** The person has submitted the attempt, but the server has not received it yet. */
export function HandedIn({ deadlineAt, onTakeBack }: HandedInProps) {
  const t = useStore(attemptWaitsMessages)
  const language = useStore(locale)
  const heading = useFocusOnMount()
  return (
    <section className={classes.waits} aria-labelledby="attempt-waits">
      <h2 id="attempt-waits" ref={heading} tabIndex={-1}>
        {t.handedInTitle}
      </h2>
      <p>{t.handedInText}</p>
      {deadlineAt && <p>{t.deadline({ moment: formatMoment(deadlineAt, language) })}</p>}
      <div>
        <Button onClick={onTakeBack}>{t.takeBack}</Button>
      </div>
    </section>
  )
}

interface RetryProps {
  /** Requests the result again; `null` unless the server is slow to respond. */
  readonly onAsk: (() => void) | null
}

interface TimeUpProps extends RetryProps {
  readonly hasUnsent: boolean
}

/** The server's clock has run out, and the server has not sent the result yet. */
export function TimeUp({ hasUnsent, onAsk }: TimeUpProps) {
  const t = useStore(attemptWaitsMessages)
  return (
    <ResultPending title={t.timeUpTitle} onAsk={onAsk}>
      <p>{t.timeUpText}</p>
      {hasUnsent && <p>{t.tooLate}</p>}
    </ResultPending>
  )
}

/** Submitted on this or another device; the result is not there yet. */
export function AttemptClosed({ onAsk }: RetryProps) {
  const t = useStore(attemptWaitsMessages)
  return (
    <ResultPending title={t.overTitle} onAsk={onAsk}>
      <p>{t.overText}</p>
    </ResultPending>
  )
}

interface ResultPendingProps extends RetryProps {
  readonly title: string
  readonly children: ReactNode
}

function ResultPending({ title, onAsk, children }: ResultPendingProps) {
  const t = useStore(attemptWaitsMessages)
  const heading = useFocusOnMount()
  return (
    <section className={classes.waits} aria-labelledby="attempt-waits" aria-busy>
      <h2 id="attempt-waits" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p role="status">{onAsk ? t.late : ''}</p>
      {onAsk && (
        <div>
          <Button onClick={onAsk}>{t.askForResult}</Button>
        </div>
      )}
    </section>
  )
}

function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
