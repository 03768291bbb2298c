/** When a change was made, by the server's clock: a device tells how long ago, never what time it thinks it is. */
export function madeAt({ ageMs = 0 }: { readonly ageMs?: number | undefined }, now: Date): Date {
  return new Date(now.getTime() - ageMs)
}

interface Place {
  readonly block: number
  readonly blockAt: Date | null
  readonly updatedAt: Date
}

/** The row with the reader's place of that moment, unless they have been elsewhere since. */
export function movedTo<Row extends Place>(row: Row, block: number, at: Date): Row {
  const updatedAt = at > row.updatedAt ? at : row.updatedAt
  return row.blockAt && row.blockAt > at ? { ...row, updatedAt } : { ...row, block, blockAt: at, updatedAt }
}
