/** What a consultation is about. */
export const consultationsAbout = {
  module: 'Module (optional)',
  noModule: 'No module',
  about: 'Module:',
} as const
