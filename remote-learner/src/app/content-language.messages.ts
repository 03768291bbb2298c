import { i18n } from './i18n.ts'

/** There are only two languages, so each message can name the other language directly. */
export const contentLanguageMessages = i18n('contentLanguage', {
  module: 'This module is shown in Spanish.',
  attempt: 'You started this quiz in Spanish, so it stays in Spanish.',
  badge: 'in Spanish',
})
