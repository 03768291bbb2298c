import { useStore } from '@nanostores/react'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { nameOf, useMatrixColumns } from './matrix-columns.tsx'
import { trainingMessages } from './training.messages.ts'
import type { MatrixProps } from './use-matrix.ts'

/** On a phone each learner is a card, in pages. */
export function MatrixCards({ matrix: { filter, query, view, selection, answer }, empty }: MatrixProps) {
  const t = useStore(trainingMessages)
  const columns = useMatrixColumns(filter, answer.currentData?.items ?? [])
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
