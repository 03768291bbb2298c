import { i18n } from '../app/i18n.ts'

export const languageMessages = i18n('language', {
  failed: 'The other language did not arrive. Please try again.',
  notKept: 'Your choice of language could not be saved on your account; it holds in this browser.',
})
