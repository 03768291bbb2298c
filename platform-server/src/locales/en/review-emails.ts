export const reviewEmails = {
  greeting: 'Hello {firstName},',
  publishedSubject: 'Your review of {subject} is published',
  publishedBody: 'Your review of {subject} is on its public page now. Your name appears as {author}.',
  publishedAction: 'See the page',
  publishedClosing: 'Thank you. Reviews help others decide.',
  rejectedSubject: 'Your review of {subject} is not published',
  rejectedBody: 'We read your review of {subject} and do not show it on the public page.',
  rejectedReason: 'Reason: {reason}',
  rejectedAction: 'Change your review',
  rejectedClosing: 'You can change your review. We read it again before we publish it.',
} as const
