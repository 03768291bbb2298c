/** When a change was made, by the server's clock: a device reports how long ago it was, never its own time. */
export function madeAt({ ageMs = 0 }: { readonly ageMs?: number | undefined }, now: Date): Date {
  return new Date(now.getTime() - ageMs)
}

/**
 * A request may take this long to arrive, so two changes that are no further apart count as simultaneous: the one that
 * arrives last wins. Otherwise a slow connection could make what a user has just typed older than what they typed
 * before.
 */
export const SIMULTANEOUS_MS = 20_000

function isOutdated(at: Date, storedAt: Date): boolean {
  return storedAt.getTime() - at.getTime() > SIMULTANEOUS_MS
}

interface Place {
  readonly block: number
  readonly blockAt: Date | null
  readonly updatedAt: Date
}

/** The row with the reader's place at that moment, unless they have been elsewhere since. */
export function movedTo<Row extends Place>(row: Row, block: number, at: Date): Row {
  const updatedAt = at > row.updatedAt ? at : row.updatedAt
  return row.blockAt && isOutdated(at, row.blockAt)
    ? { ...row, updatedAt }
    : { ...row, block, blockAt: at, updatedAt }
}
