import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const playerMessages = i18n('player', {
  lessons: 'Lessons',
  minutes: params('{minutes} min'),
  done: 'Done',
  started: 'Started',
  locked: 'Requires a subscription',
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
    'Your place could not be loaded. You can read, but your time and lesson checks may not count until this works again.',
  retry: 'Retry',
  retakeTitle: 'New version: retake needed',
  retake: 'This module has changed since you took it. Take its lessons again.',
  newVersion: 'New version available',
  newVersionText:
    'The lessons you finished still count. Finish this version, or start the new version from its first lesson.',
  change: params('Version {version}, {day}:'),
  restart: 'Start the new version',
  restartTitle: 'Start the new version?',
  restartText:
    'You take the lessons you finished in the earlier version again. You keep your notes and certificates.',
  restarting: 'Opening...',
  restartFailed: 'The new version could not be opened. Nothing has changed: try again.',
  lockedTitle: 'This lesson requires a subscription',
  lockedText:
    'Read the free sample to see how we teach. A subscription includes every lesson in all modules.',
  openSample: 'Open the free sample',
  check: 'Check what you learned',
  checkLead: 'Answer correctly to finish the lesson. Try as often as you like.',
  checkSample: 'Try it. Without a subscription, your answers are checked but not recorded.',
  submit: 'Check this lesson',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  right: 'Correct.',
  wrong: 'Not yet. Read this paragraph again and try again:',
  passed: 'Check passed.',
  tryAgain: 'Try again',
  notPassed: params('{right} of {total} correct. Change the others and check again.'),
  isDone: 'Lesson complete.',
  timeMissing: params('Check passed. Keep reading for about {seconds} more seconds to finish the lesson.'),
  next: params('Next: {title}'),
  notesAndQuestions: 'Notes and questions',
  checkOnDevice:
    'Your answers are saved on this device. We check them when you are online. Until then, you can change them.',
  timeOffline:
    'You are offline. You can keep reading and your place is saved, but reading time counts only when you are online.',
})
