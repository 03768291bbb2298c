import { i18n } from '../../app/i18n.ts'
import { figures } from '../../locales/en/module-page/figure.ts'

export const figureMessages = i18n({ figures })
