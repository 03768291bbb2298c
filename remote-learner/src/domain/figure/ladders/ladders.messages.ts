import { i18n } from '../../../app/i18n.ts'
import { ladderFigures } from '../../../locales/en/app/figures/ladders.ts'

export const ladderFigureMessages = i18n({ ladderFigures })
