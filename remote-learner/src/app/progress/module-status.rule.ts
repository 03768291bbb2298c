import { statusFromWire } from '@platform/shared-contracts/rules'
import type { ProgressMap } from './progress-map.rule.ts'

/** The label of a module's status; a module without a record has not been started. */
export function statusOf(map: ProgressMap, moduleId: string): string {
  const status = map[moduleId]
  return status === undefined ? 'Not Started' : statusFromWire(status)
}

export type ProgressFilter = 'all' | 'todo' | 'done'

export function matchesFilter(status: string, filter: ProgressFilter): boolean {
  if (filter === 'all') return true
  return (status === 'Completed') === (filter === 'done')
}
