import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const headerMessages = i18n('header', {
  navigation: 'Main',
  training: 'Training',
  services: 'Services',
  subscribe: 'Subscribe',
  subscription: 'Subscription',
  inCart: params('{count} in the cart'),
  admin: 'Admin Tools',
  login: 'Login',
  register: 'Register',
  account: 'Your account',
  logout: 'Logout',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
})
