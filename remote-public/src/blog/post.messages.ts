import { i18n } from '../app/i18n.ts'
import { blogPost } from '../locales/en/blog/post.ts'

export const postMessages = i18n({ blogPost })
