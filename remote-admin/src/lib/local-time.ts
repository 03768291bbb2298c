/** An instant as `datetime-local` shows it, in the viewer's zone: `2026-11-25T09:00`. */
export function localInput(instant: string): string {
  const date = new Date(instant)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The instant of what was typed there; `null` for what is no time. */
export function instantOf(local: string): string | null {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** The viewer's zone by name: `America/Chicago`. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
