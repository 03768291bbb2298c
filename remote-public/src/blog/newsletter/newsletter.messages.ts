import { i18n } from '../../app/i18n.ts'
import { newsletter } from '../../locales/en/blog/newsletter.ts'

export const newsletterMessages = i18n({ newsletter })
