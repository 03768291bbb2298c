import { count, params } from '@nanostores/i18n'
import { i18n } from '../i18n.ts'

export const offlineMessages = i18n('offline', {
  offline: 'Offline. What you opened before can be read.',
  offlineNothing: 'Nothing waits on this device.',
  waiting: count({
    one: 'Saved on this device, {count} change waiting',
    other: 'Saved on this device, {count} changes waiting',
  }),
  sending: 'Sending what was saved on this device...',
  refused: count({ one: '{count} change was refused', other: '{count} changes were refused' }),
  saved: 'All saved',
  whatWaits: 'What waits',
  explain:
    'It is sent once, as soon as there is a connection, also after you close the browser. Another person on this device neither sees nor sends it.',
  retry: 'Send now',
  discard: 'Discard',
  discardNamed: params('Discard: {item}'),
  place: params('Your place in “{title}”'),
  note: params('Note on “{title}”'),
  check: params('Answers to the check of “{title}”'),
  question: params('Question to a trainer about “{title}”'),
  progress: params('Status of module {title}'),
  attempt: params('Answers to the quiz “{title}”'),
  handIn: params('Handing in of the quiz “{title}”'),
  notSent: 'Not sent yet: the server did not answer as it should. It is tried again by itself.',
})
