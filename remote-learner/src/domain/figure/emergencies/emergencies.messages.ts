import { i18n } from '../../../app/i18n.ts'
import { emergencyFigures } from '../../../locales/en/app/figures/emergencies.ts'

export const emergencyFigureMessages = i18n({ emergencyFigures })
