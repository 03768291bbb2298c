import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

/** What any page may need at once; words of fields, tables and pages of a list come with their components. */
export const uiMessages = i18n('ui', {
  loading: 'Loading...',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  typeToConfirm: params('Type {word} to confirm'),
  notifications: 'Notifications',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  subscribeNow: 'Subscribe Now',
})
