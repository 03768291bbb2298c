export const exportedCourse = {
  facts: '{teaches} · {minutes} minutes',
  quiz: 'Quiz',
  quizLead: '{count} questions. You need {percent}% to pass. The quiz opens when every lesson is done.',
  quizLocked: 'Opens when every lesson is done',
  quizShowLessons: 'Quiz: show all lessons',
  start: 'Start the quiz',
  again: 'Try the quiz again',
  handIn: 'Submit',
  passed: 'Passed: {correct} of {total} right.',
  failed: 'Not passed: {correct} of {total} right. Read the lessons again before the next try.',
  oneTry: 'Leave the course and open it again for another try.',
  alreadyPassed: 'You have passed this course.',
  next: 'Next: {title}',
  toQuiz: 'Go to the quiz',
  leave: 'Save and leave',
  left: 'Your place is saved. You can close this window.',
  notSent:
    'Your progress could not be sent to the learning management system. Nothing is lost while this page is open.',
  send: 'Send it again',
  noSystem:
    'This course was opened without a learning management system, or the system did not answer. Open it again from your course list.',
  opening: 'Opening the course',
  notice:
    '{tenant}, content version {version}, exported on {day}. Licensed to the organization that received this package, for the training of its own people; do not publish it. The learning management system records the result; {tenant} does not issue a certificate for it.',
  exercises: 'Exercises are for practice and are not recorded.',
} as const
