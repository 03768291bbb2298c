import { i18n } from '../app/i18n.ts'
import { blogMissing } from '../locales/en/blog/missing-post.ts'

export const missingMessages = i18n({ blogMissing })
