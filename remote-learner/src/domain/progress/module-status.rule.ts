import { statusFromWire } from '@platform/shared-contracts/rules'
import type { ProgressMap } from './progress-map.rule.ts'

/** The label of a module's status; a module without a record has not been started. */
export function statusOf(map: ProgressMap, moduleId: string): string {
  const status = map[moduleId]
  return status === undefined ? 'Not Started' : statusFromWire(status)
}

export type ProgressFilter = 'all' | 'todo' | 'overdue' | 'done'

interface Standing {
  readonly status: string
  readonly isOverdue: boolean
}

export function matchesFilter({ status, isOverdue }: Standing, filter: ProgressFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'overdue') return isOverdue
  return (status === 'Completed') === (filter === 'done')
}
