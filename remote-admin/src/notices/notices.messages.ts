import { i18n } from '../app/i18n.ts'
import { notice, notices } from '../locales/en/notices.ts'

export const noticesMessages = i18n({ notices })
export const noticeMessages = i18n({ notice })
