import { i18n } from '../../app/i18n.ts'
import { homeMember } from '../../locales/en/partners/member.ts'

export const memberMessages = i18n({ homeMember })
