export const reminderEmails = {
  greeting: 'Hello {firstName},',
  expiringSubject: 'Your {module} certificate expires on {day}',
  expiringBody:
    'Your {module} certificate from {site} is valid until {day}. You can renew it now by passing the quiz again.',
  rule: 'Renewal rule: {rule}.',
  action: 'Renew my certificate',
  closing: 'These reminders stop when you renew the certificate.',
  expiredSubject: 'Your {module} certificate has expired',
  expiredBody:
    'Your {module} certificate from {site} expired on {day}. You can renew it by passing the quiz again.',
} as const
