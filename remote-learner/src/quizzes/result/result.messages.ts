import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const resultMessages = i18n('quizResult', {
  passed: 'Passed',
  failed: 'Not passed this time',
  void: 'Time ran out before you answered',
  voidText: 'This attempt does not count. Start again whenever you are ready.',
  timedOut: 'Time ran out. The answers saved until then were graded.',
  score: params('{correct} of {total} correct'),
  needed: params('You need {percent}% to pass.'),
  certificate: 'See your certificate',
  attemptsLeft: params('Attempts left: {left}'),
  locked: params(
    'You have used three attempts. You can try again after {moment}, or your trainer can unlock the quiz sooner.',
  ),
  practice: 'Practice mistakes',
  backToQuizzes: 'Back to the quizzes',
  review: 'Review your answers',
  keyHidden:
    'You see the correct answers after you pass or use your last attempt. The paragraphs below show where to look.',
  right: 'Correct',
  wrong: 'Wrong',
  leftOut: 'Not answered',
  yourAnswer: params('Your answer: {answer}'),
  rightAnswer: params('Correct answer: {answer}'),
  cite: params('29 CFR {cite}'),
  citeOpens: 'opens ecfr.gov',
})
