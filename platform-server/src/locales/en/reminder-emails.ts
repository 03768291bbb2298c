export const reminderEmails = {
  greeting: 'Hello {firstName},',
  expiringSubject: 'Your {module} certificate expires on {day}',
  expiringBody:
    'Your {module} certificate from {site} is valid until {day}. You can renew it now. The link shows what changed and what to do before the quiz.',
  rule: 'Renewal rule: {rule}.',
  action: 'Renew my certificate',
  closing: 'These reminders stop when you renew the certificate.',
  expiredSubject: 'Your {module} certificate has expired',
  expiredBody:
    'Your {module} certificate from {site} expired on {day}. The link shows how to renew it, and what to do before the quiz.',
} as const

export const newsletterEmails = {
  greeting: 'Hello,',
  confirmSubject: 'Confirm: new posts from {site}',
  confirmBody:
    'Someone, hopefully you, asked for new posts from the blog of {site} by email. Confirm that this is your address, and we send you each new post.',
  confirmAction: 'Yes, send me new posts',
  confirmClosing:
    'The link works for 3 days. If you did not ask for this, ignore this email. We send you nothing else and delete your address.',
  alreadySubject: 'You already get new posts from {site}',
  alreadyBody: 'Someone, hopefully you, asked for new posts from {site} by email. You already get them.',
  alreadyAction: 'Read the blog',
  alreadyClosing: 'You do not need to do anything.',
  postGreeting: 'New on the blog of {site}:',
  postAuthor: 'By {author}',
  postAction: 'Read the post',
  postClosing: 'You get this email because you asked for new posts from {site} and confirmed it.',
  leave: 'Unsubscribe',
} as const
