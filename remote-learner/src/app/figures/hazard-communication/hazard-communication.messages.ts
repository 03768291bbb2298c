import { i18n } from '../../i18n.ts'
import { chemicalFigures } from '../../../locales/en/app/figures/hazard-communication.ts'

export const chemicalFigureMessages = i18n({ chemicalFigures })
