import { i18n } from '../../app/i18n.ts'
import { offlineNotice } from '../../locales/en/domain/notice.ts'

export const noticeMessages = i18n({ offlineNotice })
