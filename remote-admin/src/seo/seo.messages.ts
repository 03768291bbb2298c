import { i18n } from '../app/i18n.ts'
import { seo } from '../locales/en/seo.ts'

export const seoMessages = i18n({ seo })
