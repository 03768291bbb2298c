import { i18n } from '../app/i18n.ts'

export const consentMessages = i18n('consent', {
  title: 'Cookies',
  text: 'We keep what this site needs to work. With your consent we also measure how fast its pages are.',
  accept: 'Accept All',
  decline: 'Decline',
  manage: 'Manage',
})
