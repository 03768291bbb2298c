import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { selectedCount, type BulkSelection } from '../ui/lists/use-bulk-selection.ts'
import { AssignDialog } from './assign-dialog.tsx'
import type { TrainingFilter, TrainingScope } from './training.api.ts'
import { trainingMessages } from './training.messages.ts'

interface AssignButtonProps {
  readonly selection: BulkSelection
  /** How many learners match. */
  readonly total: number
  readonly scope: TrainingScope
  readonly filter: TrainingFilter
}

/** Assigns modules to the selected learners, or to all who match: then the server finds them. */
export function AssignButton({ selection, total, scope, filter }: AssignButtonProps) {
  const t = useStore(trainingMessages)
  const [isAssigning, setAssigning] = useState(false)
  const { q, company, module, status } = filter
  const learners = scope === '/admin/training' ? 'tenant' : 'assigned'
  const whom = selection.isAll
    ? {
        matching: { q, company, module, ...(status && { status }), learners } as const,
        expected: total,
      }
    : { people: [...selection.ids] }
  const close = () => setAssigning(false)
  return (
    <>
      <Button variant="primary" onClick={() => setAssigning(true)}>
        {t.assign}
      </Button>
      {isAssigning && (
        <AssignDialog
          whom={whom}
          count={selectedCount(selection, total)}
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
