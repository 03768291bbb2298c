interface Booked {
  readonly startsAt: Date
  readonly canceledAt: Date | null
  readonly outcome: string | null
}

interface Ending {
  readonly endsAt: Date
  readonly now: Date
}

/** Why the client cannot add a file now; `null` if they can. */
export function addingRefusal({ canceledAt, outcome }: Omit<Booked, 'startsAt'>, { endsAt, now }: Ending) {
  if (canceledAt) return 'consultation-canceled:attachment'
  return outcome !== null || endsAt <= now ? 'consultation-over' : null
}

/**
 * From the start on, the professional may rely on the files. A consultation that was canceled never starts, so its files
 * can always be removed.
 */
export function isRemovable({ startsAt, canceledAt, outcome }: Booked, now: Date): boolean {
  return canceledAt !== null || (outcome === null && now < startsAt)
}
