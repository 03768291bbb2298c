import { i18n } from '../../../app/i18n.ts'
import { chemicalFigures } from '../../../locales/en/app/figures/hazard-communication.ts'

export const chemicalFigureMessages = i18n({ chemicalFigures })
