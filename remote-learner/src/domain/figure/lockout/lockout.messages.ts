import { i18n } from '../../../app/i18n.ts'
import { lockoutFigures } from '../../../locales/en/app/figures/lockout.ts'

export const lockoutFigureMessages = i18n({ lockoutFigures })
