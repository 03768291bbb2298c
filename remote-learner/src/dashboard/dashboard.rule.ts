import type { Due } from '../domain/due/due.rule.ts'

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
const URGENCY = ['In Progress', 'Quiz Failed', 'Expired', 'Not Started', 'Completed']

interface Standing {
  readonly status: string
  readonly due?: Due | null
}

/** What is still to do by its day, what is overdue first; then what has no day: started, to be repeated, new. */
export function upNext<Entry extends Standing>(entries: readonly Entry[]): readonly Entry[] {
  return open(entries).toSorted((one, other) => byDay(one, other) || urgency(one) - urgency(other))
}

/** The one module to go on with: the longest overdue, else what was started rather than what is due one day. */
export function nextModule<Entry extends Standing>(entries: readonly Entry[]): Entry | null {
  const rank = (entry: Entry) => (entry.due?.isOverdue ? -1 : urgency(entry))
  return open(entries).toSorted((one, other) => rank(one) - rank(other) || byDay(one, other))[0] ?? null
}

function open<Entry extends Standing>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ status, due }) => status !== 'Completed' || due)
}

function byDay(one: Standing, other: Standing): number {
  return (one.due?.dueOn ?? NEVER).localeCompare(other.due?.dueOn ?? NEVER)
}

function urgency({ status }: Standing): number {
  return Math.max(0, URGENCY.indexOf(status))
}
