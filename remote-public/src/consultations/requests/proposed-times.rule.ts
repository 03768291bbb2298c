/** The instants of what date-and-time fields hold, which is in the viewer's time zone; empty fields are left out. */
export function instantsOf(fields: readonly string[]): readonly string[] {
  return fields
    .map((field) => new Date(field))
    .filter((at) => !Number.isNaN(at.getTime()))
    .map((at) => at.toISOString())
}
