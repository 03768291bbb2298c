import { i18n } from '../app/i18n.ts'
import { dashboard } from '../locales/en/dashboard.ts'

export const dashboardMessages = i18n({ dashboard })
