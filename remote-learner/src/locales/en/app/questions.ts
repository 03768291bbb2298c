export const practiceForm = {
  question: 'Question {number} of {total}',
  check: 'Check my answers',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  unanswered: '{left} not answered yet',
  score: '{correct} of {total} correct',
  again: 'Start again',
} as const

export const questionFields = {
  moveUp: 'Move up: {step}',
  moveDown: 'Move down: {step}',
  // Read aloud after a step has been moved.
  moved: '{step}: now number {place} of {total}',
  orderHint: 'Put the steps in order with the arrows.',
  confirmOrder: 'This is my order',
  choose: 'Choose',
  numberIn: 'Your answer in {unit}',
  notANumber: 'Type a number, such as 12.5.',
  // A place in a drawing: its letter and its name.
  place: '{letter}: {label}',
} as const
