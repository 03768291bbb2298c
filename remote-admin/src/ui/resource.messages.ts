import { i18n } from '../app/i18n.ts'

export const resourceMessages = i18n('resource', {
  fixErrors: 'Fix the marked fields. Nothing you typed is lost.',
  cancel: 'Cancel',
})
