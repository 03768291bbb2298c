/** An instant as `datetime-local` shows it, in the viewer's zone: `2026-11-25T09:00`. */
export function localInput(instant: string): string {
  const date = new Date(instant)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The viewer's zone by name: `America/Chicago`. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
