import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const askMessages = i18n('ask', {
  ask: 'Ask a trainer',
  askLead: 'Is something unclear or different on your site? Ask a qualified trainer.',
  question: 'Your question',
  questionHint: 'At least 10 characters. Describe the equipment and the place.',
  send: 'Send question',
  sent: 'Your question was sent. The answer will appear here.',
  savedOffline: 'Your question is saved on this device. We send it when you are online.',
  questionsFailed: 'Your questions could not be loaded.',
  retry: 'Retry',
  noQuestions: 'You have not asked anything in this module yet.',
  onDevice: 'Saved on this device. The trainer has not seen it yet.',
  sending: 'Sending...',
  refused: params('Not sent: {reason}'),
  noReason: 'the server rejected it.',
  edit: 'Edit',
  editNamed: params('Edit the question: {text}'),
  discard: 'Discard',
  discardNamed: params('Discard the question: {text}'),
  waiting: params('Asked {moment}. Waiting for {trainer}, {since}.'),
  anyTrainer: 'a trainer',
  answered: params('{trainer} answered {moment}'),
  trainer: 'A trainer',
  since: params('{time} so far'),
})
