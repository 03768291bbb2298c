import { useStore } from '@nanostores/react'
import type { StandingState, TrainingCell } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import {
  AlertIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  PlayIcon,
  RefreshIcon,
  ShieldIcon,
} from '@platform/shared-ui/icon'
import { writeDay } from '../../lib/format.ts'
import { standingMessages, trainingMessages } from './training.messages.ts'
import classes from './standing.module.css'

const ICONS = {
  not_trained: ErrorIcon,
  assigned: CalendarIcon,
  in_progress: PlayIcon,
  current: CheckIcon,
  expiring: ClockIcon,
  overdue: AlertIcon,
  expired: RefreshIcon,
  exempt: ShieldIcon,
} satisfies Record<StandingState, typeof CheckIcon>

interface StandingCellProps {
  readonly standing: NonNullable<TrainingCell['standing']>
  readonly dueOn: string | null
  /** Whether it is what the filter looks for. */
  readonly isMatch: boolean
}

/** Where a person stands in a module, by color, icon and words; an exempt module and one that no one requires too. */
export function StandingCell({ standing, dueOn, isMatch }: StandingCellProps) {
  const t = useStore(standingMessages)
  const { state, isRequired } = standing
  const match = isMatch ? classes.match : ''
  if (state === 'not_trained' && !isRequired)
    return <div className={`${classes.cell} ${classes.muted} ${match}`}>{t.notRequired}</div>
  return (
    <div className={`${classes.cell} ${classes[state]} ${match}`}>
      <StandingLabel state={state} />
      <Day standing={standing} dueOn={dueOn} />
    </div>
  )
}

/** The state alone. */
export function StandingLabel({ state }: { readonly state: StandingState }) {
  const t = useStore(standingMessages)
  const Icon = ICONS[state]
  return (
    <span className={classes.state}>
      <Icon size={1} />
      {t[state]}
    </span>
  )
}

/** Training and exemptions have a last day; what is missing has a due day, if any. */
function Day({ standing: { state, until, trainedBy }, dueOn }: Omit<StandingCellProps, 'isMatch'>) {
  const t = useStore(standingMessages)
  const training = useStore(trainingMessages)
  const formats = useStore(format)
  const day = (at: string) => ({ day: writeDay(at, formats) })
  if (until !== null) {
    const text = state === 'expired' ? t.since(day(until)) : t.until(day(until))
    return <span className={classes.muted}>{trainedBy === 'class' ? t.byClass({ text }) : text}</span>
  }
  return dueOn === null ? null : <span className={classes.muted}>{training.due(day(dueOn))}</span>
}
