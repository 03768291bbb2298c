import { i18n } from '../app/i18n.ts'
import { account } from '../locales/en/account.ts'

export const accountMessages = i18n({ account })
