import { i18n } from '../app/i18n.ts'
import { traffic } from '../locales/en/traffic.ts'

export const trafficMessages = i18n({ traffic })
