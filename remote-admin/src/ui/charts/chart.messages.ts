import { i18n } from '../../app/i18n.ts'
import { chart } from '../../locales/en/ui/chart.ts'

export const chartMessages = i18n({ chart })
