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

/** What is still to do: in progress first, then what needs repeating, then the new ones, each in its own order. */
export function upNext<Entry extends { readonly status: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const rank = ({ status }: Entry) => (URGENCY.includes(status) ? URGENCY.indexOf(status) : 0)
  return entries
    .filter(({ status }) => status !== 'Completed')
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The one module to go on with. */
export function nextModule<Entry extends { readonly status: string }>(
  entries: readonly Entry[],
): Entry | null {
  return upNext(entries)[0] ?? null
}
