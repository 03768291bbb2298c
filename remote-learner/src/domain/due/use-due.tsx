import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { RetryAlert } from '../../ui/retry-alert.tsx'
import { useListAssignmentsQuery } from './assignments.api.ts'
import { dueMessages } from './due.messages.ts'
import { dueOf, localDay, type DueOf } from './due.rule.ts'

interface DueDays {
  readonly of: DueOf
  /** Says that they could not be loaded, with a way to try again; `null` otherwise. */
  readonly problem: ReactNode
}

/** By when each module is to be completed. */
export function useDue(): DueDays {
  const t = useStore(dueMessages)
  const { data = [], isError, refetch } = useListAssignmentsQuery()
  const [today] = useState(() => localDay(new Date()))
  return {
    of: (moduleCode) => dueOf(moduleCode, data, today),
    problem: isError ? (
      <RetryAlert kind="warning" retry={t.retry} onRetry={refetch}>
        {t.failed}
      </RetryAlert>
    ) : null,
  }
}
