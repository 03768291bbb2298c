import { i18n } from '../../app/i18n.ts'
import { blogAuthor } from '../../locales/en/blog/author.ts'

export const authorMessages = i18n({ blogAuthor })
