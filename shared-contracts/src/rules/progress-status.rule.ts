/** Labels have at most one space, so that the wire form below can be read back. */
export const PROGRESS_STATUSES = [
  'Not Started',
  'In Progress',
  'Completed',
  'Quiz Failed',
  'Expired',
] as const
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

/** Wire form: lowercased, the first space becomes an underscore (spec section 4). */
export function statusToWire(status: string): string {
  return status.toLowerCase().replace(' ', '_')
}

/** The label of a wire form or of a label; an unknown status is shown as it came. */
export function statusFromWire(wire: string): string {
  return PROGRESS_STATUSES.find((label) => statusToWire(label) === statusToWire(wire)) ?? wire
}
