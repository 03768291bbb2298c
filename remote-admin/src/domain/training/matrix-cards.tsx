import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { TrainingRow } from '@platform/shared-contracts/http'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { nameOf, useMatrixColumns } from './matrix-columns.tsx'
import { trainingMessages } from './training.messages.ts'
import type { MatrixProps } from './use-matrix.ts'

/** On a phone each learner is a card, in pages. */
export function MatrixCards({ matrix, empty }: MatrixProps) {
  const t = useStore(trainingMessages)
  const { filter, query, view, selection } = matrix
  const answer = usePage(matrix)
  const columns = useMatrixColumns(filter, answer.currentData?.items ?? NO_ROWS)
  const { scope } = query
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
      empty={empty}
    />
  )
}

const NO_ROWS: readonly TrainingRow[] = []

/** The page out of its window. The last one stays while another window is loaded. */
function usePage({ answer, first, view: { size } }: MatrixProps['matrix']) {
  const { data, currentData } = answer
  const items = useMemo(() => currentData?.items.slice(first, first + size), [currentData, first, size])
  const [shown, setShown] = useState(items)
  if (items !== undefined && items !== shown) setShown(items)
  return {
    ...answer,
    data: data && shown && { items: shown, total: data.total },
    currentData: currentData && items && { items, total: currentData.total },
  }
}
