import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const completionMessages = i18n('completion', {
  title: 'You have finished every lesson',
  lead: 'Three steps complete your training.',
  done: 'Done',
  open: 'Open',
  quizPassed: 'Knowledge: quiz passed',
  quizOpen: 'Knowledge: pass this module’s quiz',
  trainer: 'Trainer: you can ask questions next to the lessons, before and after the quiz',
  signed: params('Hands-on practice: signed by {name}'),
  notSigned: 'Hands-on practice: ask your trainer to watch you and sign',
  toQuiz: 'Go to the quiz',
  toCertificate: 'See your certificate',
  failed: 'Your progress could not be loaded.',
  retry: 'Retry',
  loading: 'Loading your progress',
})
