import type { ExemptionKind, ExemptionStatus } from '@platform/shared-contracts/http'

export const exemptions = {
  caption: 'Tax exemption certificates',
  search: 'Search by number, company or buyer',
  status: 'Status',
  anyStatus: 'Any status',
  number: 'Certificate',
  owner: 'Company or buyer',
  sent: 'Sent',
  expires: 'Expires',
  never: 'Never',
  expired: 'Expired',
  decidedBy: '{email}, {day}',
  check: 'Check',
  file: 'Download file',
  fileFailed: 'The file could not be loaded. Try again.',
  revoke: 'Refuse',
  empty: 'No certificates yet. Buyers upload them at checkout.',
  emptySearch: 'No certificate matches these filters.',
  showAll: 'Show all certificates',
} as const

export const exemptionDecision = {
  title: 'Check certificate {number}',
  text: 'Open the file and compare it with what the buyer entered. The buyer gets an email with your decision.',
  refuseTitle: 'Refuse certificate {number}?',
  refuseText:
    'It no longer applies to new orders or to orders that are not paid. Invoices of paid orders stay as they are.',
  owner: 'Company or buyer',
  number: 'Certificate number',
  state: 'State',
  kind: 'Why they are exempt',
  downloading: 'Preparing...',
  expiresOn: 'Last day (optional)',
  expiresOnHint: 'As the certificate says. Leave empty if it never expires.',
  reason: 'Reason',
  reasonHint: 'Needed to refuse it. The buyer reads this.',
  accept: 'Accept',
  refuse: 'Refuse',
  deciding: 'Saving...',
  accepted: 'The certificate was accepted. We emailed the buyer.',
  refused: 'The certificate was refused. We emailed the buyer.',
} as const

export const exemptionStatus = {
  waiting: 'To check',
  accepted: 'Accepted',
  refused: 'Refused',
  replaced: 'Replaced',
} as const satisfies Record<ExemptionStatus, string>

export const exemptionKind = {
  government: 'Government',
  nonprofit: 'Nonprofit organization',
  reseller: 'Reseller',
  other: 'Other',
} as const satisfies Record<ExemptionKind, string>
