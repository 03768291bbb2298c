const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SUNDAY = 0
const SATURDAY = 6

interface AnswerClock {
  readonly count: number
  readonly unit: 'minutes' | 'hours' | 'days'
  /** The business day on which an answer is owed is over. */
  readonly isLate: boolean
  /** The day on which an answer is owed, if that is a later one than today. */
  readonly dueLater: Date | null
}

/** The end of the business day of an instant, where the reader is: on a weekend that of the Monday after. */
function dueAt(start: Date): Date {
  const end = endOfDay(start)
  while (new Date(end.getTime() - 1).getDay() === SUNDAY || new Date(end.getTime() - 1).getDay() === SATURDAY)
    end.setDate(end.getDate() + 1)
  return end
}

function endOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1)
}

/** How long a question has waited: whole minutes, from an hour on whole hours, from two days on whole days. */
export function answerClock(askedAt: string, now: Date): AnswerClock {
  const start = new Date(askedAt)
  const waited = Math.max(0, now.getTime() - start.getTime())
  const due = dueAt(start)
  const dueDay = new Date(due.getTime() - 1)
  const rest = { isLate: now >= due, dueLater: dueDay > endOfDay(now) ? dueDay : null }
  if (waited < HOUR_MS) return { count: Math.floor(waited / MINUTE_MS), unit: 'minutes', ...rest }
  if (waited < 2 * DAY_MS) return { count: Math.floor(waited / HOUR_MS), unit: 'hours', ...rest }
  return { count: Math.floor(waited / DAY_MS), unit: 'days', ...rest }
}
