import { i18n } from '../../app/i18n.ts'
import { offline } from '../../locales/en/domain/offline.ts'

export const offlineMessages = i18n({ offline })
