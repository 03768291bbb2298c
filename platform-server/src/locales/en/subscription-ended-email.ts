export const subscriptionEndedEmail = {
  subject: 'Your subscription has ended',
  greeting: 'Hello {firstName},',
  ended: 'The month you paid for is over, so your subscription has ended. It does not renew by itself.',
  saved:
    'You keep your certificates and quiz results. You can view and download them on your progress page. Others can still check your certificates by their codes.',
  action: 'Order another month',
  closing: 'Your unfinished training is saved. You can pick up where you stopped.',
} as const
