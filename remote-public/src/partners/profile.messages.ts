import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const profileMessages = i18n('partners/profile', {
  back: 'All professionals',
  failed: 'This profile could not be loaded.',
  description: params(
    '{name}: what has been checked, where they work, and how to ask them a question or book an hour.',
  ),
  about: 'About',
  services: 'What I can help with',
  specialties: 'Modules I teach',
  credentials: 'Credentials, as checked with the issuer',
  noCredentials: 'No credentials have been checked for this profile.',
  verified: params('Checked {date}'),
  unverified: 'Not checked with the issuer',
  expires: params('Valid until {date}'),
  expired: params('Expired {date}'),
  book: 'Book an hour',
  write: 'Write a message',
})

export const contactMessages = i18n('partners/contact', {
  title: params('Write to {name}'),
  name: 'Your name',
  email: 'Your email',
  emailHint: 'The answer goes there.',
  message: 'Message',
  messageHint: 'At least 10 characters. What is the site, what is the question, by when?',
  send: 'Send message',
  sending: 'Sending...',
  sent: params('Your message is on its way to {name}. The answer comes to {email}.'),
  another: 'Write another message',
  failed: 'The message could not be sent. Nothing is lost: please try again.',
  privacy: 'Your name, email and message go to this person and nowhere else.',
})
