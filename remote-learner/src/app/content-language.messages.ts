import { i18n } from './i18n.ts'

/** Each language speaks of the other one: of two there is no third. */
export const contentLanguageMessages = i18n('contentLanguage', {
  module: 'This module is shown in Spanish.',
  attempt: 'You started this quiz in Spanish, so it stays in Spanish.',
  badge: 'in Spanish',
})
