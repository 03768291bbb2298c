import { i18n } from '../../app/i18n.ts'
import { download } from '../../locales/en/module-page/download.ts'

export const downloadMessages = i18n({ download })
