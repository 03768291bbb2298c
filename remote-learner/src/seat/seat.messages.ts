import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const seatMessages = i18n('seat', {
  title: 'Your training seat',
  loading: 'Loading the invitation',
  failed: 'The invitation could not be loaded.',
  gone: 'This invitation has expired or was withdrawn. Ask the sender for a new one.',
  courses: 'See the courses',
  from: params('{name} bought a seat for you.'),
  fromCompany: params('{name} of {company} bought a seat for you.'),
  opens: 'What you get',
  until: params('Held for {email} until {day}.'),
  how: 'It is free for you. Only the invited email address can use the seat.',
  register: 'Register and accept',
  signIn: 'I have an account',
  take: 'Accept the seat',
  taking: 'Accepting...',
  other: params('You are signed in as {own}. Sign in as {email} to accept this seat.'),
  taken: 'The seat is yours.',
  takenSignIn: 'You have accepted the seat. Sign in to start.',
  begin: 'Start',
  signInShort: 'Sign in',
})
