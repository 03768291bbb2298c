import { i18n } from '../../../app/i18n.ts'
import { equipmentFigures } from '../../../locales/en/app/figures/protective-equipment.ts'

export const equipmentFigureMessages = i18n({ equipmentFigures })
