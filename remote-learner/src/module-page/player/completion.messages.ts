import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const completionMessages = i18n('completion', {
  title: 'You have finished every lesson',
  lead: 'Three things make this training whole.',
  done: 'Done',
  open: 'Open',
  quizPassed: 'Knowledge: quiz passed',
  quizOpen: 'Knowledge: the quiz of this module is still to be passed',
  trainer: 'A trainer to ask: questions are open, here beside the lessons, before and after the quiz',
  signed: params('Hands-on practice: signed by {name}'),
  notSigned: 'Hands-on practice: ask your trainer to watch you do it and to sign for it',
  toQuiz: 'Go to the quiz',
  toCertificate: 'See your certificate',
  failed: 'How far you are could not be loaded.',
  retry: 'Retry',
  loading: 'Loading how far you are',
})
