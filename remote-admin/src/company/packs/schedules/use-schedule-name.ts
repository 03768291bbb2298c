import { useStore } from '@nanostores/react'
import type { PackSchedule } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { scheduleMessages } from '../packs.messages.ts'

/** 5 January 2026 is a Monday. */
const dateOf = (weekday: number) => new Date(Date.UTC(2026, 0, 4 + weekday))

/** The days of the week from Monday, in the user's language. */
export function useWeekdays(): (weekday: number) => string {
  const formats = useStore(format)
  return (weekday) => formats.time(dateOf(weekday), { weekday: 'long', timeZone: 'UTC' })
}

/** When a schedule makes a pack, in words. */
export function useScheduleName() {
  const t = useStore(scheduleMessages)
  const weekday = useWeekdays()
  return ({ every, day }: Pick<PackSchedule, 'every' | 'day'>) =>
    every === 'month' ? t.month({ day }) : t.week({ day: weekday(day) })
}
