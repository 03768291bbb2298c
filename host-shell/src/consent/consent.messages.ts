import { i18n } from '../app/i18n.ts'

export const consentMessages = i18n('consent', {
  title: 'Cookies',
  text: 'This site stores only what it needs to work. If you agree, we also measure how fast its pages load.',
  accept: 'Accept All',
  decline: 'Decline',
  manage: 'Manage',
})
