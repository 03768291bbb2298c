/** There are only two languages, so each message can name the other language directly. */
export const contentLanguage = {
  module: 'This module is shown in Spanish.',
  attempt: 'You started this quiz in Spanish, so it stays in Spanish.',
  badge: 'in Spanish',
} as const
