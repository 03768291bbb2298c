export const accountClosedEmail = {
  subject: 'Your account is closed',
  greeting: 'Hello {firstName},',
  erased: 'Your account is closed and your personal data has been deleted. You can no longer sign in.',
  retained:
    'The law requires proof of completed training. We keep your certificates and the records behind them, with your name, for five years. Others can still check the certificates by their codes.',
  nothingRetained: 'You had no completed training, so there were no training records to keep.',
  action: 'Read what we keep and why',
  closing: 'If you did not close your account, contact us right away.',
} as const
