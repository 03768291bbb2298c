import { i18n } from './i18n.ts'
import { logout } from '../locales/en/logout.ts'

export const logoutMessages = i18n({ logout })
