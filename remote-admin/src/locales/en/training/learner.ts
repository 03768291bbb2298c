import type { LearnerAttempt, QuizState, QuizUnlockKind } from '@platform/shared-contracts/http'

export const learnerPage = {
  back: 'Back to the list',
  loading: 'Learner',
  loadFailed: 'This learner could not be loaded. They may be assigned to someone else now.',
  parts: 'Record sections',
  modules: 'Modules',
  attempts: 'Quiz attempts',
  exercises: 'Exercises',
  practicals: 'Hands-on practice',
  questions: 'Questions',
  certificates: 'Certificates',
  credentials: 'Outside credentials',
  assign: 'Assign modules',
  done: '{done} of {all} modules completed',
  overdue: '{count, plural, one {# overdue} other {# overdue}}',
  notSubscribed: 'No subscription',
  noCertificates: 'No certificate has been issued to this learner yet.',
} as const

export const learnerModules = {
  caption: 'Modules of this learner',
  module: 'Module',
  training: 'Training',
  due: 'Due {day}',
  selfReported: 'Self-reported: {status}',
  quiz: 'Quiz',
  best: 'Best {score}',
  lockedUntil: 'until {moment}',
  attemptsLeft: 'Attempts left',
  ofAllowed: '{left} of {allowed}',
  signed: 'Hands-on',
  notSigned: 'Not signed',
  unlock: 'Reset attempts',
  openQuiz: 'Open the quiz',
  lessonsRead: '{read} of {total} lessons read',
  opened: 'opened by staff',
  sign: 'Sign hands-on practice',
  setDue: 'Set a due date',
} as const

export const learnerQuizState = {
  not_started: 'Not started',
  in_progress: 'In progress',
  passed: 'Passed',
  failed: 'Failed',
  locked: 'Locked',
} as const satisfies Record<QuizState, string>

export const learnerAttempts = {
  caption: 'Quiz attempts, newest first',
  module: 'Module',
  started: 'Started',
  submitted: 'Submitted',
  open: 'Not yet',
  result: 'Result',
  score: 'Correct answers',
  scoreOf: '{correct} of {total}',
  timedOut: 'time ran out',
  empty: 'No quiz attempts yet.',
} as const

export const learnerExercises = {
  caption: 'Results of exercises in the lessons',
  exercise: 'Exercise',
  module: 'Module',
  best: 'Best result',
  bestOf: '{best} of {total} right',
  solved: 'Solved',
  tries: 'Tries',
  last: 'Last try',
  empty:
    'No exercises tried yet. Exercises are for practice: they do not count toward a quiz or a certificate.',
} as const

export const learnerAttemptState = {
  open: 'Open',
  passed: 'Passed',
  failed: 'Failed',
  void: 'Does not count',
} as const satisfies Record<LearnerAttempt['state'], string>

export const quizUnlock = {
  title: 'Reset attempts: {module}',
  text: '{name} gets all attempts for this quiz back right away. Review the mistakes together first.',
  reason: 'Why',
  reasonHint: 'Recorded in the history. Say what you did, such as "Reviewed lesson 4 by phone".',
  unlock: 'Reset attempts',
  unlocking: 'Saving...',
  unlocked: 'The quiz is open again.',
} as const

export const quizOpening = {
  title: 'Open the quiz: {module}',
  text: '{name} can take this quiz although lessons are missing, until the next pass. The certificate says that staff opened it and how many lessons were read.',
  reason: 'Why',
  reasonHint:
    'Recorded in the history and shown in the record. Say why, such as "Attended the class on site on May 4".',
  unlock: 'Open the quiz',
  unlocking: 'Saving...',
  unlocked: 'The quiz is open.',
} as const

export const quizUnlocks = {
  title: 'Granted by staff',
  caption: 'Attempts and quizzes that staff granted, newest first',
  module: 'Module',
  what: 'Granted',
  reason: 'Reason',
  by: 'By',
  empty: 'Nothing has been granted yet.',
} as const

export const quizUnlockKind = {
  attempts: 'New attempts',
  lessons: 'Quiz without all lessons',
} as const satisfies Record<QuizUnlockKind, string>

export const certificateActs = {
  signTrainer: 'Sign as qualified trainer',
  signCertification: 'Sign fall protection certification',
  title: 'Sign as qualified trainer: {module}',
  lead: 'Your signature adds the "Qualified trainer" check mark to the certificate of {name}. You need a verified credential that has not expired. The signature lapses when the credential does.',
  certifyTitle: 'Certify fall protection training: {name}',
  certifyLead:
    'The written certification of 29 CFR 1926.503(b): the name of the person trained, the date of the training, and your signature. Anyone who verifies the certificate can see it.',
  trainedOn: 'Last day of the training',
  trainedOnHint: 'Clear it if you rely on prior training.',
  adequateOn: 'Or: prior training found adequate on',
  adequateOnHint: 'The day you made that decision, not the day of the earlier training.',
  sign: 'Sign',
  signing: 'Signing...',
  signed: 'Signed. The certificate shows it now.',
} as const
