import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const playerMessages = i18n('player', {
  lessons: 'Lessons',
  minutes: params('{minutes} min'),
  done: 'Done',
  begun: 'Begun',
  locked: 'Part of the subscription',
  sample: 'Free sample',
  overall: 'Your progress in this module',
  overallValue: params('{done} of {total} lessons'),
  lessonOf: params('Lesson {number} of {total}'),
  print: 'Print this lesson',
  printWhole: 'Print the whole module',
  recommended: 'Recommended',
  loading: 'Loading the lessons',
  failed: 'The lessons could not be loaded.',
  stateFailed:
    'Where you left off could not be loaded. You can read, but time and checks may not be counted until it works again.',
  retry: 'Retry',
  retakeTitle: 'New version: retake needed',
  retake: 'This module has changed since you took it, and its lessons have to be taken again.',
  newVersion: 'New version available',
  newVersionText:
    'What you finished still counts. You may go on and finish as you began, or begin the new version from its first lesson.',
  change: params('Version {version}, {day}:'),
  restart: 'Begin the new version',
  restartTitle: 'Begin the new version?',
  restartText:
    'The lessons that you finished in the earlier version are open again. Your notes and your certificates stay.',
  restarting: 'Opening...',
  restartFailed: 'The new version could not be opened. Nothing has changed: try again.',
  lockedTitle: 'This lesson comes with the subscription',
  lockedText: 'Read the free sample to see how we teach. A subscription opens every lesson of all modules.',
  openSample: 'Open the free sample',
  check: 'Check what you learned',
  checkLead: 'Answer right to finish the lesson. You may try as often as you like.',
  checkSample: 'Try it: without a subscription the answers are checked, but not recorded.',
  submit: 'Check this lesson',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  right: 'Right.',
  wrong: 'Not yet. Read this paragraph again and try once more:',
  passed: 'Check passed.',
  tryAgain: 'Try again',
  notPassed: params('{right} of {total} right. Change the others and check again.'),
  isDone: 'Lesson done.',
  timeMissing: params(
    'Check passed. Stay on the lesson a little longer: about {seconds} seconds of reading are left.',
  ),
  next: params('Next: {title}'),
  beside: 'Notes and questions',
  checkOnDevice:
    'Your answers are saved on this device. They are checked when there is a connection; until then you can change them.',
  timeOffline:
    'You are offline. Read on: your place is kept, but the reading time is only counted with a connection.',
})
