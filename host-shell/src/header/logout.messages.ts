import { count } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const logoutMessages = i18n('logout', {
  title: count({
    one: '{count} change has not been sent yet',
    other: '{count} changes have not been sent yet',
  }),
  text: 'It is saved on this device only. If you log out now, it stays here unseen by others, and is sent when you log in on this device again.',
  confirm: 'Log out anyway',
})
