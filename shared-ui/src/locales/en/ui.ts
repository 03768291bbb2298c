/** What any page may need at once; words of fields, tables and pages of a list come with their components. */
export const ui = {
  loading: 'Loading...',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  typeToConfirm: 'Type {word} to confirm',
  notifications: 'Notifications',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  subscribeNow: 'Subscribe Now',
} as const
