import { i18n } from '../app/i18n.ts'
import { blog } from '../locales/en/blog/blog.ts'

export const blogMessages = i18n({ blog })
