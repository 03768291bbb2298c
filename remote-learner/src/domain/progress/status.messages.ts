import { i18n } from '../../app/i18n.ts'
import { status } from '../../locales/en/domain/status.ts'

export const statusMessages = i18n({ status })
