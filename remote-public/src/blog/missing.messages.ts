import { i18n } from '../app/i18n.ts'

export const missingMessages = i18n('blog/missing', {
  title: 'Post not found',
  lead: 'It may have been moved or removed, or the address has a typo. Here are the newest posts.',
})
