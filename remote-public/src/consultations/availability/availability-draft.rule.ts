import type { Availability, OpenHours } from '@platform/shared-contracts/http'

/** The settings as the fields hold them: numbers and an absent link are texts. */
export interface AvailabilityDraft extends Omit<
  Availability,
  'noticeHours' | 'bufferMinutes' | 'horizonDays' | 'videoLink'
> {
  noticeHours: string
  bufferMinutes: string
  horizonDays: string
  videoLink: string
}

export function toDraft(stored: Availability): AvailabilityDraft {
  return {
    ...stored,
    noticeHours: String(stored.noticeHours),
    bufferMinutes: String(stored.bufferMinutes),
    horizonDays: String(stored.horizonDays),
    videoLink: stored.videoLink ?? '',
  }
}

export function toRequest(draft: AvailabilityDraft): unknown {
  return {
    ...draft,
    noticeHours: Number(draft.noticeHours),
    bufferMinutes: Number(draft.bufferMinutes),
    horizonDays: Number(draft.horizonDays),
    videoLink: draft.videoLink.trim() || null,
  }
}

const QUARTERS_A_DAY = 96
const FIRST_HOURS: OpenHours = { from: '09:00', until: '12:00' }

/** `00:00` to `24:00`, each quarter of an hour. */
export const QUARTERS: readonly string[] = Array.from({ length: QUARTERS_A_DAY + 1 }, (_, index) => {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(index / 4))}:${digits((index % 4) * 15)}`
})

/** Hours after the last ones of the day: an hour later, as long as the day lasts. */
export function withMoreHours(hours: readonly OpenHours[]): OpenHours[] {
  const last = hours.at(-1)
  if (!last) return [FIRST_HOURS]
  const at = Math.min(QUARTERS.indexOf(last.until) + 4, QUARTERS_A_DAY - 4)
  const [from = '23:00', until = '24:00'] = [QUARTERS[at], QUARTERS[Math.min(at + 12, QUARTERS_A_DAY)]]
  return [...hours, { from, until }]
}

/** Tuesday to Friday as Monday is; the weekend stays. */
export function withMondayCopied(week: readonly OpenHours[][]): OpenHours[][] {
  return week.map((hours, index) => (index > 0 && index < 5 ? (week[0] ?? []) : hours))
}
