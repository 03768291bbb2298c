export const offline = {
  offline: 'You are offline',
  offlineWaiting:
    'You are offline. {count, plural, one {# change saved on this device, not sent yet} other {# changes saved on this device, not sent yet}}',
  storedAt: 'You see what this device saved on {moment}.',
  works:
    'Works now: modules that you downloaded or opened before, their notes and checks, an open quiz, your dashboard and your certificates.',
  needsNetwork: 'Needs a network: starting a quiz, reading time, checking practice answers, and PDF files.',
  offlineNothing: 'Nothing to send from this device.',
  waiting:
    '{count, plural, one {# change saved on this device, not sent yet} other {# changes saved on this device, not sent yet}}',
  sending: 'Sending what was saved on this device...',
  refused: '{count, plural, one {# change was rejected} other {# changes were rejected}}',
  saved: 'All saved',
  whatWaits: 'Not sent yet',
  explain:
    'We send it as soon as you are online, even if you close the browser first. Other people on this device cannot see it or send it.',
  retry: 'Send now',
  discard: 'Discard',
  discardNamed: 'Discard: {item}',
  place: 'Your place in “{title}”',
  note: 'Note on “{title}”',
  check: 'Answers to the lesson check of “{title}”',
  question: 'Question for a trainer about “{title}”',
  exercise: 'Results of the exercise “{title}”',
  progress: 'Status of module {title}',
  answers: 'Answers to the quiz “{title}”',
  submission: 'Submitting the quiz “{title}”',
  newerNote: 'Your account has a newer note. Edit your note in the lesson to save it, or discard it.',
  unknown: 'A change that this version of the page cannot send',
  notStored:
    'This browser cannot store anything more on this device. Stay on this page until everything has been sent.',
  notSent: 'Not sent yet: the server did not respond correctly. We will try again.',
} as const
