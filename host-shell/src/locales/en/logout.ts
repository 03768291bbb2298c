export const logout = {
  title: '{count, plural, one {# change has not been sent yet} other {# changes have not been sent yet}}',
  text: 'Your changes are saved on this device only. If you sign out now, others cannot see them, and we send them the next time you sign in on this device.',
  confirm: 'Sign out anyway',
} as const
