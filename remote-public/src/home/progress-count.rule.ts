import { statusFromWire } from '@platform/shared-contracts/rules'

export interface ProgressCount {
  readonly completed: number
  readonly inProgress: number
}

/** Counts an answer of GET /progress, which is checked by hand: a parser would weigh more than this page's code. */
export function countProgress(answer: unknown): ProgressCount | null {
  if (!Array.isArray(answer)) return null
  const statuses = answer.map((record: { status?: unknown } | null) =>
    typeof record?.status === 'string' ? statusFromWire(record.status) : '',
  )
  return {
    completed: statuses.filter((status) => status === 'Completed').length,
    inProgress: statuses.filter((status) => status === 'In Progress').length,
  }
}
