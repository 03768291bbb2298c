import { i18n } from '../../i18n.ts'
import { emergencyFigures } from '../../../locales/en/app/figures/emergencies.ts'

export const emergencyFigureMessages = i18n({ emergencyFigures })
