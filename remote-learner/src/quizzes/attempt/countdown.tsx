import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ClockIcon } from '@platform/shared-ui/icon'
import { attemptMessages } from './attempt.messages.ts'
import { clockText, secondsLeft, announcedMinutes } from './countdown.rule.ts'
import classes from './attempt.module.css'

interface Props {
  readonly deadlineAt: string
  readonly serverNow: string
  readonly onEnd: () => void
}

/** Shows the server's clock running down; the server decides when the time is up. */
export function Countdown({ deadlineAt, serverNow, onEnd }: Props) {
  const t = useStore(attemptMessages)
  const [clockOffsetMs] = useState(() => Date.parse(serverNow) - Date.now())
  const [left, setLeft] = useState(() => secondsLeft(deadlineAt, Date.now(), clockOffsetMs))
  useEffect(() => {
    const tick = setInterval(() => setLeft(secondsLeft(deadlineAt, Date.now(), clockOffsetMs)), 1000)
    return () => clearInterval(tick)
  }, [deadlineAt, clockOffsetMs])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  const minutes = announcedMinutes(left)
  return (
    <p className={classes.clock} data-is-short={minutes !== null}>
      <ClockIcon size={1.125} />
      <span role="timer">{t.timeLeft({ time: clockText(left) })}</span>
      <span className="visually-hidden" role="status">
        {minutes === null ? '' : t.minutesLeft({ count: minutes })}
      </span>
    </p>
  )
}
