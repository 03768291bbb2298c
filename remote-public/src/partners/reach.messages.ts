import { i18n } from '../app/i18n.ts'
import { partnersReach } from '../locales/en/partners/reach.ts'

export const reachMessages = i18n({ partnersReach })
