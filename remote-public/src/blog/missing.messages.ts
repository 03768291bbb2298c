import { i18n } from '../app/i18n.ts'

export const missingMessages = i18n('blog/missing', {
  title: 'There is no such post',
  lead: 'It may have been renamed or taken down, or the address has a typing error. These are the newest posts.',
})
