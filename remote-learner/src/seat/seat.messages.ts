import { i18n } from '../app/i18n.ts'
import { seat } from '../locales/en/seat.ts'

export const seatMessages = i18n({ seat })
