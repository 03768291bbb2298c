import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { TrainingMatrix } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { PageSize } from '@platform/shared-ui/page-size'
import { Pagination } from '@platform/shared-ui/pagination'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../lib/use-address.ts'
import { useBulkSelection } from '../ui/use-bulk-selection.ts'
import { useExistingPage } from '../ui/use-existing-page.ts'
import { useListView } from '../ui/use-list-view.ts'
import { AssignBar } from './assign-bar.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { filterParams, useGetMatrixQuery, type TrainingScope } from './training.api.ts'
import { TrainingFilters } from './training-filters.tsx'
import { StatisticsLink } from './statistics/statistics-link.tsx'
import { trainingMessages } from './training.messages.ts'
import { TrainingSummary } from './training-summary.tsx'
import { useTrainingFilter } from './use-training-filter.ts'
import layout from '../ui/layout.module.css'
import classes from './training.module.css'

interface Props {
  readonly scope: TrainingScope
  readonly title: string
  readonly lead: string
  readonly emptyText: string
}

/** The matrix of learners and modules, with what narrows it in the address. */
export function TrainingView({ title, lead, ...matrix }: Props) {
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            <StatisticsLink />
            <ExportButton scope={matrix.scope} />
          </>
        }
      />
      <TrainingBody {...matrix} />
    </div>
  )
}

/** The same without the head of a page. */
export function TrainingBody({ scope, emptyText }: Omit<Props, 'title' | 'lead'>) {
  const t = useStore(trainingMessages)
  const { filter, data, isCurrent, isFetching, isError, refetch } = useMatrix(scope)
  return (
    <>
      {data && <TrainingSummary summary={data.summary} />}
      <TrainingFilters filter={filter} companies={data?.companies ?? []} />
      {isError && <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>}
      {!data && !isError && <Skeleton lines={10} />}
      {data && <Rows {...{ data, isCurrent, isFetching, emptyText, scope }} />}
    </>
  )
}

function useMatrix(scope: TrainingScope) {
  const filter = useTrainingFilter()
  const view = useListView([])
  const { page, size } = view
  const { currentData, ...answer } = useGetMatrixQuery({ ...filter, scope, page, size })
  useExistingPage(view, answer.isFetching ? undefined : currentData?.total)
  return { filter, isCurrent: currentData !== undefined, ...answer }
}

const SMALLEST_PAGE = 20
const PAGE_SIZES = [SMALLEST_PAGE, 50, 100]

interface RowsProps extends Pick<Props, 'emptyText' | 'scope'> {
  readonly data: TrainingMatrix
  /** Not of another filter: those learners cannot be selected, they would be changed under this one. */
  readonly isCurrent: boolean
  readonly isFetching: boolean
}

function Rows({ data, isCurrent, isFetching, emptyText, scope }: RowsProps) {
  const t = useStore(trainingMessages)
  const { choose } = useAddress()
  const { size, turn, resize } = useListView([])
  const filter = useTrainingFilter()
  const selection = useBulkSelection({ ...filter, scope })
  const isNarrowed = Object.keys(filterParams(filter)).length > 0
  if (data.total === 0 && !isNarrowed) return <EmptyState>{emptyText}</EmptyState>
  if (data.total === 0)
    return (
      <EmptyState
        action={
          <Button onClick={() => choose({ q: '', company: '', module: '', status: '' })}>{t.showAll}</Button>
        }
      >
        {t.empty}
      </EmptyState>
    )
  return (
    <div className={classes.rows}>
      <MatrixTable
        rows={data.items}
        isLoading={isFetching}
        selection={{ ...selection.ofPage(data.items.map(({ id }) => id)), isDisabled: !isCurrent }}
      />
      {data.total > SMALLEST_PAGE && (
        <Pagination page={data.page} size={size} total={data.total} onPage={turn}>
          <PageSize size={size} sizes={PAGE_SIZES} onSize={resize} />
        </Pagination>
      )}
      {isCurrent && <AssignBar {...{ selection, data, scope, filter }} />}
    </div>
  )
}

export function ExportButton({ scope }: { readonly scope: TrainingScope }) {
  const t = useStore(trainingMessages)
  const filter = useTrainingFilter()
  const { isBusy, download } = useDownload(t.exportFailed)
  const path = `${scope}.csv?${new URLSearchParams(filterParams(filter))}`
  return (
    <BusyButton
      icon={<DownloadIcon />}
      isBusy={isBusy}
      busyText={t.exporting}
      onClick={() => void download(path, 'training.csv')}
    >
      {t.export}
    </BusyButton>
  )
}
