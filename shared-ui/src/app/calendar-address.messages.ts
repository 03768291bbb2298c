import { i18n } from './i18n.ts'
import { calendarAddress } from '../locales/en/calendar-address.ts'

export const calendarAddressMessages = i18n({ calendarAddress })
