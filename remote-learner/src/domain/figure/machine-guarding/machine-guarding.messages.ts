import { i18n } from '../../../app/i18n.ts'
import { machineFigures } from '../../../locales/en/app/figures/machine-guarding.ts'

export const machineFigureMessages = i18n({ machineFigures })
