import { i18n } from '../app/i18n.ts'

export const missingMessages = i18n('partners/missing', {
  title: 'There is no such profile',
  lead: 'The person may have left, or the address has a typing error. These are the professionals you can reach.',
})
