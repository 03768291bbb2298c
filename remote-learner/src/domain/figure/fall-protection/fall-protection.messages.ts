import { i18n } from '../../../app/i18n.ts'
import { fallFigures } from '../../../locales/en/app/figures/fall-protection.ts'

export const fallFigureMessages = i18n({ fallFigures })
