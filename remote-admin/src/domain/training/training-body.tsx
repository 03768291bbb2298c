import { useStore } from '@nanostores/react'
import type { TrainingMatrix } from '@platform/shared-contracts/http'
import { FailedState } from '@platform/shared-ui/failed-state'
import { ExportButton } from '../../ui/lists/export-button.tsx'
import type { Places } from '../company/place-filters.tsx'
import { MatrixCards } from './matrix-cards.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { StandingTiles } from './standing-tiles.tsx'
import { filterParams, type TrainingFilter, type TrainingScope } from './training.api.ts'
import { TrainingFilters } from './training-filters.tsx'
import { trainingMessages } from './training.messages.ts'
import { TrainingSummary } from './training-summary.tsx'
import { useMatrix } from './use-matrix.ts'
import { useTrainingFilter } from './use-training-filter.ts'

interface Props {
  readonly scope: TrainingScope
  readonly emptyText: string
  /** Filters within one company; elsewhere there are none. */
  readonly places?: Places | undefined
}

/** The matrix of learners and modules without the head of a page; what narrows it is in the address. */
export function TrainingBody({ scope, emptyText, places }: Props) {
  const t = useStore(trainingMessages)
  const matrix = useMatrix(scope)
  const { data, isError, refetch } = matrix.answer
  const Matrix = matrix.isPhone ? MatrixCards : MatrixGrid
  return (
    <>
      {data && <Summary summary={data.summary} filter={matrix.filter} />}
      <TrainingFilters filter={matrix.filter} companies={data?.companies ?? []} places={places} />
      {isError && !data ? (
        <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
      ) : (
        <Matrix matrix={matrix} empty={{ text: emptyText, filtered: t.empty, clear: t.showAll }} />
      )}
    </>
  )
}

interface SummaryProps {
  readonly summary: TrainingMatrix['summary']
  readonly filter: TrainingFilter
}

/** A company counts what it requires. */
function Summary({ summary, filter }: SummaryProps) {
  const { standings, compliance } = summary
  if (!standings || !compliance) return <TrainingSummary summary={summary} />
  return <StandingTiles {...{ standings, compliance }} chosen={filter.standing} />
}

export function ExportTraining({ scope }: { readonly scope: TrainingScope }) {
  return (
    <ExportButton path={`${scope}.csv`} query={filterParams(useTrainingFilter())} fileName="training.csv" />
  )
}
