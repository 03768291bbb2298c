import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const partnersMessages = i18n('partners', {
  title: 'Find a safety professional',
  lead: 'Consultants who work with us: people with checked credentials, whom you can write to today and book for an hour by video.',
  search: 'Name, service or credential',
  state: 'State served',
  allStates: 'Every state',
  certification: 'Credential',
  allCertifications: 'Any credential',
  service: 'Service',
  allServices: 'Any service',
  found: count({ one: '{count} professional', many: '{count} professionals' }),
  empty: 'Nobody fits all of that yet.',
  emptyState: params('No partners in {state} yet. The others work by video, in every state.'),
  clear: 'Show everybody',
  failed: 'The professionals could not be loaded.',
  profile: 'View profile',
  profileOf: params('View profile of {name}'),
})

export const profileMessages = i18n('partners/profile', {
  back: 'All professionals',
  failed: 'This profile could not be loaded.',
  description: params(
    '{name}: what has been checked, where they work, and how to ask them a question or book an hour.',
  ),
  missingTitle: 'There is no such profile',
  missing:
    'The person may have left, or the address has a typing error. These are the professionals you can reach.',
  about: 'About',
  services: 'What I can help with',
  specialties: 'Modules I teach',
  credentials: 'Credentials, as checked with the issuer',
  noCredentials: 'No credentials have been checked for this profile.',
  verified: params('Checked {date}'),
  unverified: 'Not checked with the issuer',
  expires: params('Valid until {date}'),
  expired: params('Expired {date}'),
  states: 'States served',
  languages: 'Languages',
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
