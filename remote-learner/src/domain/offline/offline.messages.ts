import { count, params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const offlineMessages = i18n('offline', {
  offline: 'You are offline. You can still read pages you opened before.',
  offlineNothing: 'Nothing to send from this device.',
  waiting: count({
    one: '{count} change saved on this device, not sent yet',
    other: '{count} changes saved on this device, not sent yet',
  }),
  sending: 'Sending what was saved on this device...',
  refused: count({ one: '{count} change was rejected', other: '{count} changes were rejected' }),
  saved: 'All saved',
  whatWaits: 'Not sent yet',
  explain:
    'We send it as soon as you are online, even if you close the browser first. Other people on this device cannot see it or send it.',
  retry: 'Send now',
  discard: 'Discard',
  discardNamed: params('Discard: {item}'),
  place: params('Your place in “{title}”'),
  note: params('Note on “{title}”'),
  check: params('Answers to the lesson check of “{title}”'),
  question: params('Question for a trainer about “{title}”'),
  progress: params('Status of module {title}'),
  answers: params('Answers to the quiz “{title}”'),
  submission: params('Submitting the quiz “{title}”'),
  newerNote: 'Your account has a newer note. Edit your note in the lesson to save it, or discard it.',
  unknown: 'A change that this version of the page cannot send',
  notStored:
    'This browser cannot store anything more on this device. Stay on this page until everything has been sent.',
  notSent: 'Not sent yet: the server did not respond correctly. We will try again.',
})
