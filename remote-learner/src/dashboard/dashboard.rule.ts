import type { Due } from '../app/due/due.rule.ts'

export interface ProgressCounts {
  readonly notStarted: number
  readonly inProgress: number
  readonly completed: number
  /** Failed quizzes and expired completions. */
  readonly attention: number
}

/** How many modules stand where; an unknown status counts as in progress, because something was recorded. */
export function countStatuses(statuses: readonly string[]): ProgressCounts {
  const having = (...labels: readonly string[]) => statuses.filter((status) => labels.includes(status)).length
  const counts = {
    notStarted: having('Not Started'),
    completed: having('Completed'),
    attention: having('Quiz Failed', 'Expired'),
  }
  return { ...counts, inProgress: statuses.length - counts.notStarted - counts.completed - counts.attention }
}

const NEVER = '9999-12-31'
const URGENCY = ['In Progress', 'Quiz Failed', 'Expired', 'Not Started']

interface Standing {
  readonly status: string
  readonly due?: Due | null
}

/**
 * What is still to do: what is overdue first, the longest on top; then what is in progress, what needs repeating and the
 * new ones, of each what is due first.
 */
export function upNext<Entry extends Standing>(entries: readonly Entry[]): readonly Entry[] {
  const rank = ({ status, due }: Entry) => {
    if (due?.isOverdue) return -1
    return URGENCY.includes(status) ? URGENCY.indexOf(status) : 0
  }
  const day = ({ due }: Entry) => due?.dueOn ?? NEVER
  return entries
    .filter(({ status }) => status !== 'Completed')
    .toSorted((one, other) => rank(one) - rank(other) || day(one).localeCompare(day(other)))
}

/** The one module to go on with. */
export function nextModule<Entry extends Standing>(entries: readonly Entry[]): Entry | null {
  return upNext(entries)[0] ?? null
}
