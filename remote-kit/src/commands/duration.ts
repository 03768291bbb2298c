import { UsageError } from './command.ts'

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `10m`, `90s`, `2h` or `1d` in milliseconds. */
export function durationMs(text: string, flag: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(text) ?? []
  const unitMs = UNITS_MS[unit]
  if (!count || !unitMs)
    throw new UsageError(`${flag} "${text}" is not a duration. Use a form such as 90s, 10m, 2h or 1d.`)
  return Number(count) * unitMs
}
