import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const resultMessages = i18n('quizResult', {
  passed: 'Passed',
  failed: 'Not passed this time',
  void: 'The time was up before anything was answered',
  voidText: 'This attempt does not count. Start again whenever you are ready.',
  timedOut: 'The time was up: what had been saved was graded.',
  score: params('{correct} of {total} right'),
  needed: params('{percent}% were needed to pass.'),
  certificate: 'See your certificate',
  attemptsLeft: params('Attempts left: {left}'),
  locked: params(
    'Three attempts have failed. You may try again from {moment}; your trainer can unlock it sooner.',
  ),
  practise: 'Practice mistakes',
  backToQuizzes: 'Back to the quizzes',
  review: 'Question by question',
  keyHidden:
    'Which options are right is shown after a pass or the last attempt. The paragraphs below say where to look.',
  right: 'Right',
  wrong: 'Wrong',
  leftOut: 'Not answered',
  yourAnswer: params('Your answer: {answer}'),
  rightAnswer: params('Right answer: {answer}'),
  cite: params('29 CFR {cite}'),
  citeOpens: 'opens ecfr.gov',
})
