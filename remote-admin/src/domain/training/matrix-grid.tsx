import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TrainingRow, TrainingSort } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useSettled } from '../../lib/use-settled.ts'
import { VirtualGrid } from '../../ui/grid/virtual-grid.tsx'
import { SelectionBar } from '../../ui/lists/selection-bar.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { nameOf, useMatrixColumns } from './matrix-columns.tsx'
import { trainingMessages } from './training.messages.ts'
import { useRecordLink } from './use-learner-link.ts'
import { useMatrixWindows } from './use-matrix-windows.ts'
import type { MatrixProps } from './use-matrix.ts'
import classes from './training.module.css'

type Matrix = MatrixProps['matrix']

/** All learners as one grid; their rows are loaded as they come into view. */
export function MatrixGrid({ matrix, empty }: MatrixProps) {
  const { query, view, selection, filter } = matrix
  const windows = useMatrixWindows(query, (view.page - 1) * view.size)
  if (!matrix.answer.data) return <Skeleton lines={8} />
  if (windows.total === 0) return <NoLearners {...{ view, empty }} />
  return (
    <div className={classes.matrix}>
      <Grid {...{ matrix, windows }} />
      {windows.isFailed && <FailedRows onRetry={windows.retry} />}
      <SelectionBar selection={selection} shown={[]} total={windows.total}>
        {!windows.isStale && (
          <BulkActions {...{ selection, filter }} scope={query.scope} total={windows.total} />
        )}
      </SelectionBar>
    </div>
  )
}

interface GridProps {
  readonly matrix: Matrix
  readonly windows: ReturnType<typeof useMatrixWindows>
}

function Grid({ matrix: { view, selection }, windows }: GridProps) {
  const t = useStore(trainingMessages)
  const { query, total, rowAt, loaded, isStale } = windows
  const place = usePlace(view)
  const { isSelected, onSelect } = selection.ofPage(loaded.map(({ id }) => id))
  return (
    <VirtualGrid
      caption={t.caption}
      columns={useMatrixColumns(query, windows.firstRows, true)}
      {...{ total, rowAt }}
      rowKey={({ id }) => id}
      rowName={nameOf}
      sort={sortOf(query.sort)}
      onSort={view.order}
      selection={{
        ...{ isSelected, onSelect, isDisabled: isStale },
        isAll: selection.isAll,
        isAny: selection.ids.size > 0,
        onSelectAll: (isWanted) => (isWanted ? selection.selectAll() : selection.clear()),
      }}
      onOpen={useOpenRecord()}
      isBusy={isStale}
      start={place.start}
      view={JSON.stringify(query)}
      onView={(first, last) => {
        windows.onView(first, last)
        place.onView(first)
      }}
      onActive={place.onActive}
    />
  )
}

const PAUSE_MS = 300

/** The address says at which rows the user is, by the page of cards that has them: Back and a shared link show them. */
function usePlace({ page, size, turn }: Matrix['view']) {
  const [start] = useState((page - 1) * size)
  const [scrolled, setScrolled] = useState(page)
  const settled = useSettled(scrolled, PAUSE_MS)
  const pageOf = (row: number) => Math.floor(row / size) + 1
  const turnTo = (wanted: number) => {
    // The page stays where the user scrolled it to.
    if (wanted !== page) turn(wanted, { preventScrollReset: true })
  }
  const settle = useEffectEvent(turnTo)
  useEffect(() => settle(settled), [settled])
  return {
    start,
    onView: (row: number) => setScrolled(pageOf(row)),
    onActive: (row: number) => turnTo(pageOf(row)),
  }
}

function sortOf(sort: TrainingSort) {
  const direction = sort.startsWith('-') ? ('descending' as const) : ('ascending' as const)
  return { column: sort.replace('-', ''), direction }
}

/** The record of the learner, at the module whose cell was opened. */
function useOpenRecord() {
  const navigate = useNavigate()
  const learner = useRecordLink('learner')
  const person = useRecordLink('person')
  return ({ id, personId, cells }: TrainingRow, column: string) => {
    const module = cells.some((cell) => cell.module === column) ? column : undefined
    void navigate(personId === undefined ? learner(id, module) : person(personId, module))
  }
}

function NoLearners({ view, empty }: { readonly view: Matrix['view'] } & Pick<MatrixProps, 'empty'>) {
  if (!view.isFiltered) return <EmptyState>{empty.text}</EmptyState>
  return (
    <EmptyState action={<Button onClick={view.clear}>{empty.clear}</Button>}>{empty.filtered}</EmptyState>
  )
}

function FailedRows({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStore(trainingMessages)
  return (
    <Alert
      kind="danger"
      actions={
        <Button size="sm" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.rowsFailed}
    </Alert>
  )
}
