import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LearnersMatching } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { selectedCount, type BulkSelection } from '../../ui/lists/use-bulk-selection.ts'
import { AssignDialog } from './assign/assign-dialog.tsx'
import type { TrainingFilter, TrainingScope } from './training.api.ts'
import { trainingMessages } from './training.messages.ts'

const LEARNERS = {
  '/admin/training': 'tenant',
  '/partner/learners': 'assigned',
  '/company/training': 'company',
} as const satisfies Record<TrainingScope, LearnersMatching['learners']>

export function matchingOf(
  { q, company, module, ...rest }: TrainingFilter,
  scope: TrainingScope,
): LearnersMatching {
  const { status, standing, site, department, jobRole } = rest
  return {
    ...{ q, company, module, learners: LEARNERS[scope] },
    ...(status && { status }),
    ...(standing && { standing }),
    ...(site && { site }),
    ...(department && { department }),
    ...(jobRole && { jobRole }),
  }
}

export interface BulkProps {
  readonly selection: BulkSelection
  /** How many learners match. */
  readonly total: number
  readonly scope: TrainingScope
  readonly filter: TrainingFilter
}

/** Assigns modules to the selected learners, or to all who match: then the server finds them. */
export function AssignButton({ selection, total, scope, filter }: BulkProps) {
  const t = useStore(trainingMessages)
  const [isAssigning, setAssigning] = useState(false)
  const whom = selection.isAll
    ? { matching: matchingOf(filter, scope), expected: total }
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
