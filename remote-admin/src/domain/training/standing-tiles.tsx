import { useStore } from '@nanostores/react'
import type { StandingState, TrainingMatrix } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { useAddress } from '../../lib/use-address.ts'
import { ComplianceFigure } from '../compliance/compliance-figure.tsx'
import { StandingLabel } from './standing-cell.tsx'
import type { TrainingFilter } from './training.api.ts'
import { standingMessages } from './training.messages.ts'
import classes from './standing.module.css'

/** What needs a manager first. */
const ORDER = [
  'overdue',
  'expired',
  'not_trained',
  'expiring',
  'assigned',
  'in_progress',
  'current',
  'exempt',
] as const satisfies readonly StandingState[]

interface StandingTilesProps extends Required<Pick<TrainingMatrix['summary'], 'standings' | 'compliance'>> {
  readonly chosen: TrainingFilter['standing']
}

/** The compliance, and how many cells are in each state; a tile narrows the matrix to it, and again to all. */
export function StandingTiles({ standings, compliance, chosen }: StandingTilesProps) {
  const t = useStore(standingMessages)
  const { number } = useStore(format)
  const { choose } = useAddress()
  return (
    <>
      <ComplianceFigure compliance={compliance} />
      <div className={classes.tiles} role="group" aria-label={t.tiles}>
        {ORDER.map((state) => (
          <button
            key={state}
            type="button"
            className={classes.tile}
            aria-pressed={state === chosen}
            onClick={() => choose({ standing: state === chosen ? '' : state })}
          >
            <span className={classes.count}>{number(standings[state])}</span>
            <StandingLabel state={state} />
          </button>
        ))}
      </div>
    </>
  )
}
