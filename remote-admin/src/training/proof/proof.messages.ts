import { params } from '@nanostores/i18n'
import type { CertificateState, CredentialState } from '@platform/shared-contracts/http'
import { i18n } from '../../app/i18n.ts'

export const proofMessages = i18n('proof', {
  title: 'Certificates and credentials',
  lead: 'What was issued here, and what learners have brought from elsewhere.',
  views: 'Parts of the page',
  registerView: 'Issued here',
  credentialsView: params('From elsewhere ({count})'),
  search: 'Search by person, number or code',
  searchCredentials: 'Search by person or title',
  state: 'State',
  anyState: 'Any state',
  showAll: 'Show all',
  emptySearch: 'Nothing fits this selection.',
})

export const certificateStateMessages = i18n('register-state', {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Renewed',
} satisfies Record<CertificateState, string>)

export const registerMessages = i18n('register', {
  caption: 'Certificates issued here',
  empty: 'No certificate has been issued yet. They appear here when learners pass a quiz.',
  holder: 'Holder',
  module: 'Module',
  issued: 'Issued',
  until: 'Valid until',
  signOff: 'Hands-on',
  notSigned: 'Not signed',
  revokedFor: params('Reason: {reason}'),
  learner: 'Open learner',
  check: 'Public check',
  file: 'Download PDF',
  fileFailed: 'The file could not be made. Please try again.',
  revoke: 'Revoke',
  revokeTitle: params('Revoke {title} of {name}?'),
  revokeText:
    'Whoever checks its code is told at once that it is revoked. It cannot be undone: the learner passes the quiz again for a new one.',
  reason: 'Why it is revoked',
  reasonHint: 'Kept in the history; not shown to the public.',
  revoking: 'Revoking...',
  revoked: 'The certificate is revoked.',
  cancel: 'Cancel',
})

export const credentialStateMessages = i18n('credential-state', {
  pending: 'To look at',
  approved: 'Recorded',
  refused: 'Refused',
} satisfies Record<CredentialState, string>)

export const credentialMessages = i18n('credential-review', {
  caption: 'Credentials from elsewhere',
  empty:
    'Nobody has sent a credential yet. Learners add what they have from elsewhere on their certificates page.',
  emptyLearner: 'This learner has sent nothing from elsewhere.',
  learner: 'Learner',
  what: 'Credential',
  issued: 'Issued',
  expires: 'Expires',
  never: 'Never',
  expired: 'Expired',
  sent: 'Sent',
  number: params('No. {number}'),
  look: 'Look at it',
  file: 'Download file',
  fileFailed: 'The file could not be loaded. Please try again.',
  downloading: 'Loading the file...',
  decideTitle: params('{title}, sent by {name}'),
  decideText:
    'Open the document and compare it with what the learner says of it. Recorded does not mean issued here.',
  issuer: 'Issued by',
  module: 'Has to do with',
  reason: 'Reason, if you refuse it',
  reasonHint: 'The learner reads it, and can correct and send again.',
  approve: 'Approve',
  refuse: 'Refuse',
  deciding: 'Saving...',
  approved: 'It is recorded. The learner is told by mail.',
  refused: 'It is refused. The learner is told the reason by mail.',
  decidedBy: params('{name}, {day}'),
  close: 'Close',
})
