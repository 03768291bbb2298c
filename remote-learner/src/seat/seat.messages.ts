import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const seatMessages = i18n('seat', {
  title: 'Your training seat',
  loading: 'Looking up the invitation',
  failed: 'The invitation could not be looked up.',
  gone: 'This invitation has expired or was withdrawn. Ask whoever sent it for a new one.',
  courses: 'See the courses',
  from: params('{name} has paid for a seat for you.'),
  fromCompany: params('{name} of {company} has paid for a seat for you.'),
  opens: 'What it opens',
  until: params('Kept for {email} until {day}.'),
  how: 'You pay nothing. The seat belongs to the address that the invitation was sent to.',
  register: 'Register and take it',
  signIn: 'I have an account',
  take: 'Take the seat',
  taking: 'Taking the seat...',
  other: params('You are signed in as {own}. Sign in with {email} to take this seat.'),
  taken: 'The seat is yours.',
  takenSignIn: 'The seat is taken. Sign in to begin.',
  begin: 'Begin',
  signInShort: 'Sign in',
})
