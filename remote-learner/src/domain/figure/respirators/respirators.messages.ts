import { i18n } from '../../../app/i18n.ts'
import { respiratorFigures } from '../../../locales/en/app/figures/respirators.ts'

export const respiratorFigureMessages = i18n({ respiratorFigures })
