import { useStore } from '@nanostores/react'
import { TRAINING_SORTS, type TrainingMatrix } from '@platform/shared-contracts/http'
import { FailedState } from '@platform/shared-ui/failed-state'
import { ExportButton } from '../../ui/lists/export-button.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useBulkSelection } from '../../ui/lists/use-bulk-selection.ts'
import { useListView } from '../../ui/lists/use-list-view.ts'
import type { Places } from '../company/place-filters.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { nameOf, useMatrixColumns } from './matrix-columns.tsx'
import { StandingTiles } from './standing-tiles.tsx'
import { filterParams, useGetMatrixQuery, type TrainingFilter, type TrainingScope } from './training.api.ts'
import { TrainingFilters } from './training-filters.tsx'
import { trainingMessages } from './training.messages.ts'
import { TrainingSummary } from './training-summary.tsx'
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
  return (
    <>
      {data && <Summary summary={data.summary} filter={matrix.filter} />}
      <TrainingFilters filter={matrix.filter} companies={data?.companies ?? []} places={places} />
      {isError && !data ? (
        <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
      ) : (
        <Matrix {...{ matrix, emptyText, scope }} />
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

const FILTERS = ['q', 'company', 'module', 'status', 'standing', 'site', 'department', 'jobRole'] as const

function useMatrix(scope: TrainingScope) {
  const filter = useTrainingFilter()
  const view = useListView(FILTERS, TRAINING_SORTS)
  const answer = useGetMatrixQuery({ ...view.query, ...filter, scope })
  const selection = useBulkSelection({ ...filter, scope })
  return { filter, view, selection, answer }
}

interface MatrixProps extends Pick<Props, 'emptyText' | 'scope'> {
  readonly matrix: ReturnType<typeof useMatrix>
}

/** The learner's name and the heads of the modules stay in view while the rest scrolls. */
function Matrix({ matrix: { filter, view, selection, answer }, emptyText, scope }: MatrixProps) {
  const t = useStore(trainingMessages)
  const columns = useMatrixColumns(filter, answer.currentData?.items ?? [])
  return (
    <ResourceList
      isWide
      caption={t.caption}
      columns={columns}
      answer={answer}
      view={view}
      rowKey={({ id }) => id}
      rowName={nameOf}
      bulk={{
        selection,
        actions: answer.currentData && (
          <BulkActions {...{ selection, scope, filter }} total={answer.currentData.total} />
        ),
      }}
      empty={{ text: emptyText, filtered: t.empty, clear: t.showAll }}
    />
  )
}

export function ExportTraining({ scope }: { readonly scope: TrainingScope }) {
  return (
    <ExportButton path={`${scope}.csv`} query={filterParams(useTrainingFilter())} fileName="training.csv" />
  )
}
