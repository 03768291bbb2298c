import { i18n } from '../../i18n.ts'
import { scaffoldFigures } from '../../../locales/en/app/figures/scaffolds.ts'

export const scaffoldFigureMessages = i18n({ scaffoldFigures })
