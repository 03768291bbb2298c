import { messagesLoader } from '@platform/shared-ui/messages-loader'
import { i18n } from './app/i18n.ts'

/** Puts the remote’s messages of a language at hand. Errors: rejects when they do not load. */
export const loadMessages = messagesLoader(
  i18n,
  (language) => import(/* webpackChunkName: "[request]" */ `./locales/${language}/index.ts`),
)
