import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const attemptWaitsMessages = i18n('attempt-waits', {
  handedInTitle: 'Waiting to be handed in',
  handedInText:
    'Your answers are saved on this device. The quiz is handed in once, as soon as there is a connection; you may close this page. Until then you can still take it back.',
  deadline: params('The server keeps the time: what has not reached it by {moment} does not count.'),
  takeBack: 'Take it back',
  timeUpTitle: 'The time is up',
  timeUpText:
    'The server grades what had reached it when the time ran out. You see the result as soon as there is a connection.',
  tooLate: 'Some answers still waited on this device then. They came too late to count.',
  overTitle: 'The quiz is handed in',
  overText: 'Your result is on its way, and shows here by itself.',
  late: 'The result has not arrived yet. It is asked for again and again.',
  askForResult: 'Show the result now',
})
