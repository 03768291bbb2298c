import { i18n } from './i18n.ts'

export const partnerMessages = i18n('partner', {
  text: 'See your learners and their progress on the training dashboard.',
  open: 'Open the training dashboard',
})
