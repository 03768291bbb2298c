import { i18n } from '../i18n.ts'
import { figures } from '../../locales/en/app/figure.ts'

export const figureMessages = i18n({ figures })
