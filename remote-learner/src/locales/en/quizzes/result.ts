export const quizResult = {
  passed: 'Passed',
  failed: 'Not passed this time',
  void: 'Time ran out before you answered',
  voidText: 'This attempt does not count. Start again whenever you are ready.',
  timedOut: 'Time ran out. The answers saved until then were graded.',
  score: '{correct} of {total} correct',
  needed: 'You need {percent}% to pass.',
  certificate: 'See your certificate',
  attemptsLeft: 'Attempts left: {left}',
  locked:
    'You have used three attempts. You can try again after {moment}, or your trainer can unlock the quiz sooner.',
  practice: 'Practice mistakes',
  backToQuizzes: 'Back to the quizzes',
  review: 'Review your answers',
  keyHidden:
    'You see the correct answers after you pass or use your last attempt. Until then, the lessons and paragraphs below show where to look.',
} as const
