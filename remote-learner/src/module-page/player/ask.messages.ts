import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const askMessages = i18n('ask', {
  ask: 'Ask a trainer',
  askLead: 'Something unclear, or different on your site? A qualified trainer answers.',
  question: 'Your question',
  questionHint: 'At least 10 characters. Describe the equipment and the place.',
  send: 'Send question',
  asked: 'Your question is on its way. The answer will appear here.',
  askedOffline: 'Your question is saved on this device. The trainer gets it when there is a connection.',
  questionsFailed: 'Your questions could not be loaded.',
  retry: 'Retry',
  noQuestions: 'You have not asked anything in this module yet.',
  onDevice: 'Waits on this device: the trainer has not seen it yet.',
  sending: 'Sending...',
  refused: params('Not sent: {reason}'),
  noReason: 'the server refused it.',
  discard: 'Discard',
  discardNamed: params('Discard the question: {text}'),
  waiting: params('Asked {moment}. Waits for {trainer}, {since}.'),
  anyTrainer: 'a trainer',
  answered: params('{trainer} answered {moment}'),
  trainer: 'A trainer',
  since: params('{time} so far'),
})
