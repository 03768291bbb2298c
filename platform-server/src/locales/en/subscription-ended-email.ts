export const subscriptionEndedEmail = {
  subject: 'Your subscription has ended',
  greeting: 'Hello {firstName},',
  ended: 'Your subscription has ended because it was not renewed.',
  saved:
    'You keep your certificates and quiz results. You can view and download them on your progress page. Others can still check your certificates by their codes.',
  action: 'Order the subscription',
  closing: 'Your unfinished training is saved. You can pick up where you stopped.',
} as const
