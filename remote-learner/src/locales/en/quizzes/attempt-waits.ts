export const attemptWaits = {
  handedInTitle: 'Waiting to be submitted',
  handedInText:
    'Your answers are saved on this device. We submit the quiz as soon as you are online. You can close this page, or undo the submission until then.',
  deadline: 'The time limit still applies: answers that we do not receive by {moment} do not count.',
  takeBack: 'Undo submission',
  timeUpTitle: 'Time is up',
  timeUpText:
    'We grade the answers we received before time ran out. You will see the result when you are online.',
  tooLate: 'Some answers were still on this device. They arrived too late to count.',
  overTitle: 'The quiz was submitted',
  overText: 'Your result will appear here soon.',
  late: 'The result is not here yet. We keep checking.',
  askForResult: 'Show the result now',
} as const
