/** {language}: of the lessons or questions, named in the language of the page. */
export const contentLanguage = {
  module: 'This module is shown in {language}.',
  attempt: 'You started this quiz in {language}, so it stays in {language}.',
  badge: 'in {language}',
} as const
