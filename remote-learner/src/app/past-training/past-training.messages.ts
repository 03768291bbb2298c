import { count, params } from '@nanostores/i18n'
import type { CertificateState } from '@platform/shared-contracts/http'
import { i18n } from '../i18n.ts'

export const pastTrainingMessages = i18n('pastTraining', {
  ended: params('Your subscription ended on {day}.'),
  endedText: 'You keep your certificates, results and notes. Renew to continue training where you left off.',
  renew: 'Renew the subscription',
  title: 'Your training history',
  titleModule: 'Your history in this module',
  failed: 'Your training history could not be loaded. It is safe in your account.',
  loading: 'Loading your training history',
  lastChange: params('Last change {day}'),
  certificate: params('Certificate {number}'),
  validUntil: params('Valid until {day}'),
  expiredOn: params('Expired on {day}'),
  download: 'Download',
  downloadNamed: params('Download: {title}'),
  downloading: 'Preparing...',
  downloadFailed: 'The certificate could not be downloaded.',
  check: 'Public page',
  checkNamed: params('Public page: {title}'),
  results: 'Quiz results',
})

export const pastStateMessages = i18n('pastState', {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Replaced',
} satisfies Record<CertificateState, string>)

export const pastWritingMessages = i18n('pastWriting', {
  noteCount: count({ one: '{count} note', other: '{count} notes' }),
  questionCount: count({ one: '{count} question for a trainer', other: '{count} questions for a trainer' }),
  of: params('on {title}'),
  note: params('Your note, {day}'),
  noteOn: params('Your note on {lesson}, {day}'),
  questionOn: params('Your question on {day}'),
  answered: params('{trainer} answered on {day}'),
  trainer: 'A trainer',
  notAnswered: 'Not answered yet. An answer will appear here.',
  failed: 'Your notes and questions could not be loaded. They are safe in your account.',
  retry: 'Try again',
})
