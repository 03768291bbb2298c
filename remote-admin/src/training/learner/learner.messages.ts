import { count, params } from '@nanostores/i18n'
import type { LearnerAttempt, QuizState } from '@platform/shared-contracts/http'
import { i18n } from '../../app/i18n.ts'

export const learnerMessages = i18n('learner-page', {
  back: 'Back to the list',
  loading: 'Learner',
  loadFailed: 'This learner could not be loaded. They may be assigned to somebody else now.',
  parts: 'Parts of the record',
  modules: 'Modules',
  attempts: 'Quiz attempts',
  practicals: 'Hands-on practice',
  questions: 'Questions',
  certificates: 'Certificates',
  credentials: 'From elsewhere',
  assign: 'Assign modules',
  done: params('{done} of {all} modules completed'),
  overdue: count({ one: '{count} overdue', many: '{count} overdue' }),
  notSubscribed: 'No subscription',
  noCertificates: 'No certificate has been issued to this learner yet.',
})

export const moduleTableMessages = i18n('learner-modules', {
  caption: 'Modules of this learner',
  module: 'Module',
  training: 'Training',
  due: params('Due {day}'),
  quiz: 'Quiz',
  best: params('Best {score}'),
  lockedUntil: params('until {moment}'),
  attemptsLeft: 'Attempts left',
  ofAllowed: params('{left} of {allowed}'),
  signed: 'Hands-on',
  notSigned: 'Not signed',
  unlock: 'Give attempts anew',
  sign: 'Sign hands-on practice',
  setDue: 'Set a due day',
})

export const quizStateMessages = i18n('learner-quiz-state', {
  not_started: 'Not started',
  in_progress: 'In progress',
  passed: 'Passed',
  failed: 'Failed',
  locked: 'Locked',
} satisfies Record<QuizState, string>)

export const attemptMessages = i18n('learner-attempts', {
  caption: 'Quiz attempts, newest first',
  module: 'Module',
  started: 'Begun',
  submitted: 'Handed in',
  open: 'Not yet',
  result: 'Result',
  score: 'Right answers',
  scoreOf: params('{correct} of {total}'),
  timedOut: 'time ran out',
  empty: 'No quiz has been begun yet.',
})

export const attemptStateMessages = i18n('learner-attempt-state', {
  open: 'Open',
  passed: 'Passed',
  failed: 'Failed',
  void: 'Does not count',
} satisfies Record<LearnerAttempt['state'], string>)

export const unlockMessages = i18n('quiz-unlock', {
  title: params('Give attempts anew: {module}'),
  text: params(
    '{name} gets all attempts of this quiz again, at once. Go through the mistakes together first.',
  ),
  reason: 'Why',
  reasonHint: 'Kept in the history: what you did before, such as "Went through lesson 4 by phone".',
  unlock: 'Give attempts',
  unlocking: 'Saving...',
  unlocked: 'The quiz is open again.',
})

export const practicalMessages = i18n('practical', {
  title: params('Sign hands-on practice: {module}'),
  lead: params(
    'What you have watched {name} do. It becomes the third tick on the certificate, and strangers who check it see that it was signed.',
  ),
  performedOn: 'Day of the practice',
  site: 'Place',
  siteHint: 'Site, yard or workshop.',
  equipment: 'Equipment used',
  checklist: 'What you saw',
  checklistMissing: 'Tick at least one point.',
  more: 'Another point',
  remarks: 'Remarks',
  statement: 'What you attest',
  attest: 'I attest this.',
  signature: 'Your name, as a signature',
  signatureHint: 'As your account has it.',
  sign: 'Sign',
  signing: 'Signing...',
  cancel: 'Cancel',
  signed: 'Signed. The learner sees it at once.',
  empty: 'Nothing is signed yet. Watch the learner do it, then sign beside the module.',
  caption: 'Signed practice, newest first',
  module: 'Module',
  day: 'Day',
  place: 'Place and equipment',
  seen: 'Seen',
  by: 'Signed by',
})
