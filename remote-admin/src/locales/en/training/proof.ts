import type { CertificateState, CredentialState } from '@platform/shared-contracts/http'

export const proof = {
  title: 'Certificates and credentials',
  lead: 'Certificates issued here, and credentials learners earned elsewhere.',
  views: 'Page sections',
  registerView: 'Issued here',
  credentialsView: 'Outside credentials ({count})',
  search: 'Search by person, number or code',
  searchCredentials: 'Search by person or title',
  state: 'State',
  anyState: 'Any state',
  showAll: 'Show all',
  emptySearch: 'Nothing matches these filters.',
} as const

export const registerState = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Renewed',
} as const satisfies Record<CertificateState, string>

export const register = {
  caption: 'Certificates issued here',
  empty: 'No certificate has been issued yet. They appear here when learners pass a quiz.',
  holder: 'Holder',
  module: 'Module',
  issued: 'Issued',
  until: 'Valid until',
  measured: 'Measured training',
  earlierRules: 'Not measured: rules before November 2026',
  lessons: '{read} of {total} lessons read',
  measuredFacts: '{minutes} min in lessons, {attempts, plural, one {# attempt} other {# attempts}}',
  refresher: 'Renewal: the lessons were read before',
  openedBy: 'Quiz opened by {name}: {reason}',
  trainer: 'Trainer',
  trainerAct: 'Qualified trainer',
  certificationAct: 'Fall protection certification',
  lapsed: 'Credential lapsed',
  signOff: 'Hands-on',
  notSigned: 'Not signed',
  revokedFor: 'Reason: {reason}',
  learner: 'Open learner',
  check: 'Verification page',
  file: 'Download PDF',
  fileFailed: 'The file could not be created. Try again.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke {title} of {name}?',
  revokeText:
    'Anyone who verifies its code sees that it is revoked. This cannot be undone. The learner must pass the quiz again to get a new one.',
  reason: 'Reason for revoking',
  reasonHint: 'Recorded in the history. Not shown to the public.',
  revoking: 'Revoking...',
  revoked: 'The certificate is revoked.',
} as const

export const credentialState = {
  pending: 'To review',
  approved: 'Approved',
  refused: 'Rejected',
} as const satisfies Record<CredentialState, string>

export const credentialReview = {
  caption: 'Outside credentials',
  empty: 'No credentials yet. Learners add credentials they earned elsewhere on their certificates page.',
  emptyLearner: 'This learner has not added any outside credentials.',
  learner: 'Learner',
  what: 'Credential',
  issued: 'Issued',
  expires: 'Expires',
  never: 'Never',
  expired: 'Expired',
  sent: 'Sent',
  number: 'No. {number}',
  look: 'Review',
  file: 'Download file',
  fileFailed: 'The file could not be loaded. Please try again.',
  downloading: 'Loading the file...',
  decideTitle: '{title}, sent by {name}',
  decideText:
    'Open the document and compare it with what the learner entered. Approved does not mean issued here.',
  issuer: 'Issued by',
  module: 'Related module',
  reason: 'Reason, if you reject it',
  reasonHint: 'The learner sees the reason and can correct and send it again.',
  approve: 'Approve',
  refuse: 'Reject',
  deciding: 'Saving...',
  approved: 'Approved. We emailed the learner.',
  refused: 'Rejected. We emailed the reason to the learner.',
  decidedBy: '{name}, {day}',
  close: 'Close',
} as const
