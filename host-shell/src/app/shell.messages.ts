import { i18n } from './i18n.ts'

export const shellMessages = i18n('shell', {
  skipToContent: 'Skip to content',
  verifying: 'Verifying authentication...',
})
