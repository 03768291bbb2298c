import { i18n } from './i18n.ts'

export const partnerMessages = i18n('partner', {
  text: 'Your learners, and how far they are, have a page of their own.',
  open: 'Open the training dashboard',
})
