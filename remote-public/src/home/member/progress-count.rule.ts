import { statusFromWire } from '@platform/shared-contracts/rules'

export interface ProgressCount {
  readonly completed: number
  readonly inProgress: number
}

/** Answers of the server are checked by hand here: a parser would weigh more than this page's code. */
type Unchecked = Readonly<Record<string, unknown>> | null

/** Counts an answer of GET /progress: what the learner noted about themselves, which counts for nothing. */
export function countProgress(answer: unknown): ProgressCount | null {
  if (!Array.isArray(answer)) return null
  const statuses = answer.map((record: Unchecked) =>
    typeof record?.['status'] === 'string' ? statusFromWire(record['status']) : '',
  )
  return {
    completed: statuses.filter((status) => status === 'Completed').length,
    inProgress: statuses.filter((status) => status === 'In Progress').length,
  }
}

/** Counts an answer of GET /training/record: what the server measured. A module that was only assigned has not started. */
export function countMeasured(answer: unknown): ProgressCount | null {
  if (!Array.isArray(answer)) return null
  const started = answer.filter((cell: Unchecked) => typeof cell?.['updatedAt'] === 'string')
  const completed = started.filter((cell: Unchecked) => cell?.['state'] === 'completed').length
  return { completed, inProgress: started.length - completed }
}
