export const partnersProfile = {
  back: 'All professionals',
  failed: 'This profile could not be loaded.',
  description: '{name}: verified credentials, states served, and how to ask a question or book an hour.',
  about: 'About',
  services: 'What I can help with',
  specialties: 'Modules I teach',
  credentials: 'Credentials verified with the issuer',
  noCredentials: 'No credentials have been verified for this profile.',
  verified: 'Verified {date}',
  unverified: 'Not verified with the issuer',
  expires: 'Valid until {date}',
  expired: 'Expired {date}',
  book: 'Book an hour',
  write: 'Write a message',
} as const

export const partnersContact = {
  title: 'Send {name} a message',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We send the reply to this address.',
  message: 'Message',
  messageHint: 'At least 10 characters. Describe the site, your question and your deadline.',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Your message was sent to {name}. The reply will come to {email}.',
  another: 'Write another message',
  failed: 'The message could not be sent. Your text is still here. Try again.',
  privacy: 'Your name, email and message are sent to this person only.',
} as const

export const partnersReviews = {
  how: 'Only clients whose consultation took place can write a review. Staff check it before it is public.',
} as const
