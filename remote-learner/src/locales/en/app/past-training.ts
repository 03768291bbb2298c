import type { CertificateState } from '@platform/shared-contracts/http'

export const pastTraining = {
  ended: 'Your subscription ended on {day}.',
  endedText: 'You keep your certificates, results and notes. Renew to continue training where you left off.',
  renew: 'Renew the subscription',
  title: 'Your training history',
  titleModule: 'Your history in this module',
  failed: 'Your training history could not be loaded. It is safe in your account.',
  loading: 'Loading your training history',
  lastChange: 'Last change {day}',
  certificate: 'Certificate {number}',
  validUntil: 'Valid until {day}',
  expiredOn: 'Expired on {day}',
  download: 'Download',
  downloadNamed: 'Download: {title}',
  downloading: 'Preparing...',
  downloadFailed: 'The certificate could not be downloaded.',
  check: 'Verification page',
  checkNamed: 'Verification page: {title}',
  results: 'Quiz results',
} as const

export const pastState = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Replaced',
} as const satisfies Record<CertificateState, string>

export const pastWriting = {
  noteCount: '{count, plural, one {# note} other {# notes}}',
  questionCount: '{count, plural, one {# question for a trainer} other {# questions for a trainer}}',
  of: 'on {title}',
  note: 'Your note, {day}',
  noteOn: 'Your note on {lesson}, {day}',
  questionOn: 'Your question on {day}',
  answered: '{trainer} answered on {day}',
  trainer: 'A trainer',
  notAnswered: 'Not answered yet. An answer will appear here.',
  failed: 'Your notes and questions could not be loaded. They are safe in your account.',
  retry: 'Try again',
} as const
