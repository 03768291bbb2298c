import { count } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const logoutMessages = i18n('logout', {
  title: count({
    one: '{count} change has not been sent yet',
    other: '{count} changes have not been sent yet',
  }),
  text: 'Your changes are saved on this device only. If you log out now, others cannot see them, and we send them the next time you log in on this device.',
  confirm: 'Log out anyway',
})
