export interface Rate {
  readonly centsPerHour: number
  /** The first day, such as `2026-11-20`. */
  readonly validFrom: string
}

export interface PaidTime {
  /** In the partner's time zone. */
  readonly day: string
  readonly minutes: number
}

/**
 * What hours cost at the rate of their day. Minutes at one rate are added up before they are rounded, so that the amount can
 * be checked from what is shown.
 */
export function moneyFor(times: readonly PaidTime[], rates: readonly Rate[]) {
  const known = rates.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
  const rateOn = (day: string) => known.findLast(({ validFrom }) => validFrom <= day)
  const sum = (given: readonly PaidTime[]) => given.reduce((total, { minutes }) => total + minutes, 0)
  const used = known
    .map((rate) => ({
      centsPerHour: rate.centsPerHour,
      minutes: sum(times.filter(({ day }) => rateOn(day) === rate)),
    }))
    .filter(({ minutes }) => minutes > 0)
  return {
    amountCents: used.reduce(
      (total, { centsPerHour, minutes }) => total + Math.round((centsPerHour * minutes) / 60),
      0,
    ),
    rates: used,
    unratedMinutes: sum(times.filter(({ day }) => rateOn(day) === undefined)),
  }
}
