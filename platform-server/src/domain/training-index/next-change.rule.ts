import { countsUntil, EXPIRING_MS, type StandingFacts } from '../requirements/standing.rule.ts'

/** What of a person's training ends by time alone. */
export interface LastingFacts {
  /** Of all certificates that count. */
  readonly certificateEnds: readonly Date[]
  readonly cells: readonly Pick<StandingFacts, 'requirement' | 'exemptUntil' | 'trained' | 'dueOn'>[]
}

const DAY_MS = 24 * 60 * 60_000

/** The first moment after `now` at which something of this is another, though nothing was written; `null` where nothing is. */
export function nextChange({ certificateEnds, cells }: LastingFacts, now: Date): Date | null {
  let next: number | null = null
  const ends = [...certificateEnds, ...cells.flatMap(endOf)].map((end) => end.getTime())
  const days = cells.flatMap(({ dueOn, exemptUntil }) => [dueOn, exemptUntil].flatMap((day) => day ?? []))
  const moments = [
    ...ends.flatMap((end) => [end, end - EXPIRING_MS]),
    // A due day and the last day of an exemption last until their end.
    ...days.map((day) => Date.parse(day) + DAY_MS),
  ]
  for (const moment of moments) if (moment > now.getTime() && (next === null || moment < next)) next = moment
  return next === null ? null : new Date(next)
}

const endOf = ({ trained, requirement }: LastingFacts['cells'][number]): Date[] =>
  trained ? [countsUntil(trained, requirement)] : []
