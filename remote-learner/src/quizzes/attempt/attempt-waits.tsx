import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { formatMoment } from '../../app/dates.ts'
import { attemptWaitsMessages } from './attempt-waits.messages.ts'
import classes from './attempt.module.css'

interface HandedInProps {
  readonly deadlineAt: string | null
  readonly onTakeBack: () => void
}

/** Handed in by the person, and not yet by the server. */
export function HandedIn({ deadlineAt, onTakeBack }: HandedInProps) {
  const t = useStore(attemptWaitsMessages)
  const language = useStore(locale)
  const heading = useFocused()
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

interface TimeUpProps {
  readonly hasUnsent: boolean
  readonly onAsk: () => void
}

/** The server's clock has run out and the server has not answered since. */
export function TimeUp({ hasUnsent, onAsk }: TimeUpProps) {
  const t = useStore(attemptWaitsMessages)
  const heading = useFocused()
  return (
    <section className={classes.waits} aria-labelledby="attempt-waits">
      <h2 id="attempt-waits" ref={heading} tabIndex={-1}>
        {t.timeUpTitle}
      </h2>
      <p>{t.timeUpText}</p>
      {hasUnsent && <p>{t.tooLate}</p>}
      <div>
        <Button onClick={onAsk}>{t.askForResult}</Button>
      </div>
    </section>
  )
}

function useFocused() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
