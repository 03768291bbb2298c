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

const URGENCY = ['In Progress', 'Quiz Failed', 'Expired', 'Not Started']

/** The module to go on with: one in progress first, then what needs repeating, then the next new one. */
export function nextModule<Entry extends { readonly status: string }>(
  entries: readonly Entry[],
): Entry | null {
  const open = entries.filter(({ status }) => status !== 'Completed')
  const rank = ({ status }: Entry) => (URGENCY.includes(status) ? URGENCY.indexOf(status) : 0)
  return open.reduce<Entry | null>((best, entry) => (!best || rank(entry) < rank(best) ? entry : best), null)
}
