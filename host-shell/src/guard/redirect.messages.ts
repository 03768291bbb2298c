import { i18n } from '../app/i18n.ts'
import { redirect } from '../locales/en/redirect.ts'

export const redirectMessages = i18n({ redirect })
