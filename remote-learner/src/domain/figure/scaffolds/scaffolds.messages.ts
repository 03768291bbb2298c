import { i18n } from '../../../app/i18n.ts'
import { scaffoldFigures } from '../../../locales/en/app/figures/scaffolds.ts'

export const scaffoldFigureMessages = i18n({ scaffoldFigures })
