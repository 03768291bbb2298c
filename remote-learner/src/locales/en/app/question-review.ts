export const questionReview = {
  right: 'Correct',
  wrong: 'Wrong',
  leftOut: 'Not answered',
  // Marks of one option, area or step.
  chosen: 'Your answer',
  rightOne: 'Correct answer',
  yourAnswer: 'Your answer: {answer}',
  rightAnswer: 'Correct answer: {answer}',
  yourOrder: 'Your order',
  rightOrder: 'Correct order',
  nothingChosen: 'nothing chosen',
  amount: '{number} {unit}',
  readAgain: 'Read it again in the lesson',
  // After the link's text, for a screen reader: all of them are called the same.
  ofQuestion: 'question {number}',
  cite: '29 CFR {cite}',
  citeOpens: 'opens ecfr.gov',
} as const
