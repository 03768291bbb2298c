import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TrainingMatrix } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { SelectionBar } from '../ui/selection-bar.tsx'
import { selectedCount, type BulkSelection } from '../ui/use-bulk-selection.ts'
import { AssignDialog } from './assign-dialog.tsx'
import type { TrainingFilter, TrainingScope } from './training.api.ts'
import { trainingMessages } from './training.messages.ts'

interface AssignBarProps {
  readonly selection: BulkSelection
  readonly data: TrainingMatrix
  readonly scope: TrainingScope
  readonly filter: TrainingFilter
}

/** Assigns modules to the selected learners, or to all who match: then the server finds them. */
export function AssignBar({ selection, data, scope, filter }: AssignBarProps) {
  const t = useStore(trainingMessages)
  const [isAssigning, setAssigning] = useState(false)
  const { q, company, module, status } = filter
  const learners = scope === '/admin/training' ? 'tenant' : 'assigned'
  const whom = selection.isAll
    ? {
        matching: { q, company, module, ...(status && { status }), learners } as const,
        expected: data.total,
      }
    : { people: [...selection.ids] }
  const close = () => setAssigning(false)
  return (
    <>
      <SelectionBar selection={selection} shown={data.items.map(({ id }) => id)} total={data.total}>
        <Button variant="primary" onClick={() => setAssigning(true)}>
          {t.assign}
        </Button>
      </SelectionBar>
      {isAssigning && (
        <AssignDialog
          whom={whom}
          count={selectedCount(selection, data.total)}
          onClose={close}
          onDone={() => {
            close()
            selection.clear()
          }}
        />
      )}
    </>
  )
}
