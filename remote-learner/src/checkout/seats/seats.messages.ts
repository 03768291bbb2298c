import { i18n } from '../../app/i18n.ts'
import { seats } from '../../locales/en/seats.ts'

export const seatsMessages = i18n({ seats })
