interface Version {
  readonly effectiveOn: string
  readonly publishedAt: Date
}

/** The version in force on `today` (a calendar date): the one with the latest effective date that has come. */
export function inForce<Row extends Version>(rows: readonly Row[], today: string): Row | null {
  const effective = rows.filter(({ effectiveOn }) => effectiveOn <= today)
  return effective.toSorted(latestFirst)[0] ?? null
}

function latestFirst(left: Version, right: Version): number {
  return (
    right.effectiveOn.localeCompare(left.effectiveOn) ||
    right.publishedAt.getTime() - left.publishedAt.getTime()
  )
}
