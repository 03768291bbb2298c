import { i18n } from '../../../app/i18n.ts'
import { electricalFigures } from '../../../locales/en/app/figures/electrical.ts'

export const electricalFigureMessages = i18n({ electricalFigures })
