/** When a change was made, by the server's clock: a device tells how long ago, never what time it thinks it is. */
export function madeAt({ ageMs = 0 }: { readonly ageMs?: number | undefined }, now: Date): Date {
  return new Date(now.getTime() - ageMs)
}

/**
 * A request may be this long on its way, so two changes that lie no further apart count as made at once: the one that
 * arrives last wins. Otherwise a slow line could make what somebody has just typed older than what they typed before it.
 */
export const SIMULTANEOUS_MS = 20_000

function isOutdated(at: Date, keptAt: Date): boolean {
  return keptAt.getTime() - at.getTime() > SIMULTANEOUS_MS
}

interface Place {
  readonly block: number
  readonly blockAt: Date | null
  readonly updatedAt: Date
}

/** The row with the reader's place of that moment, unless they have been elsewhere since. */
export function movedTo<Row extends Place>(row: Row, block: number, at: Date): Row {
  const updatedAt = at > row.updatedAt ? at : row.updatedAt
  return row.blockAt && isOutdated(at, row.blockAt)
    ? { ...row, updatedAt }
    : { ...row, block, blockAt: at, updatedAt }
}
