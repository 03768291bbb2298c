import { useStore } from '@nanostores/react'
import type { TrainingCell, TrainingState } from '@platform/shared-contracts/http'
import {
  AlertIcon,
  CalendarIcon,
  CheckIcon,
  ErrorIcon,
  PlayIcon,
  RefreshIcon,
} from '@platform/shared-ui/icon'
import { format } from '@platform/shared-contracts/remote'
import { statusFromWire } from '@platform/shared-contracts/rules'
import { writeDay } from '../../lib/format.ts'
import { StandingCell } from './standing-cell.tsx'
import { trainingMessages, trainingStateMessages } from './training.messages.ts'
import classes from './training.module.css'

const ICONS = {
  completed: CheckIcon,
  in_progress: PlayIcon,
  quiz_failed: ErrorIcon,
  assigned: CalendarIcon,
  overdue: AlertIcon,
  expired: RefreshIcon,
  not_started: null,
} satisfies Record<TrainingState, typeof CheckIcon | null>

interface MatrixCellProps {
  readonly cell: TrainingCell
  /** Whether it is what the status filter looks for. */
  readonly isMatch: boolean
}

/** A company sees where its people stand by its own rules, others what was measured. */
export function MatrixCell({ cell, isMatch }: MatrixCellProps) {
  const { standing, dueOn } = cell
  if (standing) return <StandingCell {...{ standing, dueOn, isMatch }} />
  return <MeasuredCell cell={cell} isMatch={isMatch} />
}

/** A state by color, icon and word: never by color alone. */
function MeasuredCell({ cell: { state, updatedAt, dueOn, selfReported }, isMatch }: MatrixCellProps) {
  const t = useStore(trainingMessages)
  const formats = useStore(format)
  const isOpen = state !== 'completed' && state !== 'expired'
  const day = updatedAt === null ? null : writeDay(updatedAt, formats)
  const due = dueOn === null ? null : writeDay(dueOn, formats)
  return (
    <div className={`${classes.cell} ${classes[state]} ${isMatch ? classes.match : ''}`}>
      <StateLabel state={state} />
      <span className={classes.muted}>{isOpen && due !== null ? t.due({ day: due }) : day}</span>
      {selfReported && (
        <span className={classes.muted}>{t.selfReported({ status: statusFromWire(selfReported) })}</span>
      )}
    </div>
  )
}

/** The state alone, for a table with a row for each module. */
export function StateCell({ state }: Pick<TrainingCell, 'state'>) {
  return (
    <div className={classes[state]}>
      <StateLabel state={state} />
    </div>
  )
}

function StateLabel({ state }: Pick<TrainingCell, 'state'>) {
  const labels = useStore(trainingStateMessages)
  const StateIcon = ICONS[state]
  return (
    <span className={classes.state}>
      {StateIcon && <StateIcon size={1} />}
      {labels[state]}
    </span>
  )
}
