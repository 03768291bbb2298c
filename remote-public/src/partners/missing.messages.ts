import { i18n } from '../app/i18n.ts'

export const missingMessages = i18n('partners/missing', {
  title: 'Profile not found',
  lead: 'This person may have left, or the address has a typo. Here are the professionals you can contact.',
})
