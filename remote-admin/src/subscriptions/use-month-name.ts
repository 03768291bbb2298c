import { useStore } from '@nanostores/react'
import { format } from '@platform/shared-contracts/remote'

/** `2026-11` as the language writes it, which is the same month wherever the reader is. */
export function useMonthName(): (month: string, length: 'short' | 'long') => string {
  const { time } = useStore(format)
  return (month, length) =>
    time(new Date(`${month}-01T00:00:00Z`), {
      month: length,
      timeZone: 'UTC',
      ...(length === 'long' && { year: 'numeric' }),
    })
}
