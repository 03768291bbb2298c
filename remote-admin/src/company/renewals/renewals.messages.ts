import { i18n } from '../../app/i18n.ts'
import { renewalCalendar, renewals } from '../../locales/en/company/renewals.ts'

export const renewalMessages = i18n({ renewals })
export const renewalCalendarMessages = i18n({ renewalCalendar })
