import { useStore } from '@nanostores/react'
import { writtenIn } from '@platform/shared-contracts/rules'
import { i18n } from '../../app/i18n.ts'

/** Calendar days (`2026-12-02`) and months (`2026-12`), which are the same in every zone. */
export function useDayAndMonth() {
  const locale = writtenIn(useStore(i18n.language))
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day))
  return {
    dayName: (day: string) => write(day, { dateStyle: 'medium' }),
    monthName: (month: string) => write(`${month}-01`, { month: 'long', year: 'numeric' }),
  }
}
