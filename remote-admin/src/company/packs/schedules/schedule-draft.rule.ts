import type { PackSchedule } from '@platform/shared-contracts/http'

/** What is typed; numbers are texts in it, and a list of checkboxes has texts. */
export interface ScheduleDraft extends Pick<
  PackSchedule,
  'modules' | 'site' | 'department' | 'hasCertificates' | 'every'
> {
  dayOfMonth: string
  dayOfWeek: string
  recipients: string[]
  linkDays: string
}

interface NewSchedule {
  readonly modules: readonly string[]
  /** Of the manager, who gets the emails unless they choose otherwise. */
  readonly userId: number
}

export function draftOf(row: PackSchedule | null, { modules, userId }: NewSchedule): ScheduleDraft {
  if (!row)
    return {
      ...{ modules: [...modules], site: '', department: '', hasCertificates: false },
      ...{ every: 'month', dayOfMonth: '1', dayOfWeek: '1', recipients: [String(userId)], linkDays: '14' },
    }
  const { site, department, hasCertificates, every, day } = row
  return {
    ...{ modules: [...row.modules], site, department, hasCertificates, every },
    dayOfMonth: every === 'month' ? String(day) : '1',
    dayOfWeek: every === 'week' ? String(day) : '1',
    recipients: row.recipients.map(String),
    linkDays: String(row.linkDays),
  }
}

export function requestOf({ dayOfMonth, dayOfWeek, recipients, linkDays, ...draft }: ScheduleDraft) {
  return {
    ...draft,
    day: Number(draft.every === 'month' ? dayOfMonth : dayOfWeek),
    recipients: recipients.map(Number),
    linkDays: Number(linkDays),
  }
}
