import { useStore } from '@nanostores/react'
import type { StandingState, TrainingMatrix } from '@platform/shared-contracts/http'
import { useAddress } from '../../lib/use-address.ts'
import { FilterTiles } from '../../ui/lists/filter-tiles.tsx'
import { ComplianceFigure } from '../compliance/compliance-figure.tsx'
import { StandingLabel } from './standing-cell.tsx'
import type { TrainingFilter } from './training.api.ts'
import { standingMessages } from './training.messages.ts'

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
  const { choose } = useAddress()
  return (
    <>
      <ComplianceFigure compliance={compliance} />
      <FilterTiles
        label={t.tiles}
        tiles={ORDER.map((state) => ({
          id: state,
          count: standings[state],
          label: <StandingLabel state={state} />,
        }))}
        chosen={chosen}
        onChoose={(standing) => choose({ standing })}
      />
    </>
  )
}
