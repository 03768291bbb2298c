import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const auditMessages = i18n('audit', {
  search: 'Search by person, action or subject',
  caption: 'Audit trail',
  columnWhen: 'When',
  columnActor: 'Who',
  columnAction: 'Action',
  columnSubject: 'Subject',
  columnChange: 'What changed',
  empty: 'Nothing has been changed that fits this search.',
  showAll: 'Show everything',
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  change: params('{name}: {from} → {to}'),
})

/** Words for the actions that this platform records; any other is shown as it is recorded. */
export const auditActionMessages = i18n('audit-actions', {
  'person.change': 'Changed a person',
  'person.verify': 'Verified an address',
  'person.end-sessions': 'Logged out everywhere',
  'person.send-verification': 'Sent a verification mail',
  'person.send-password-link': 'Sent a password link',
  'partner.change': 'Changed a partner profile',
  'partner.reassign': 'Moved learners to another partner',
  'training.assign': 'Assigned training',
  'professional.create': 'Added a professional',
  'professional.change': 'Changed a professional',
  'professional.remove': 'Removed a professional',
  'professional.import': 'Imported professionals',
  'tenant.create': 'Created a tenant',
  'tenant.draft': 'Saved a draft',
  'tenant.discard': 'Threw a draft away',
  'tenant.publish': 'Published a tenant',
  'tenant.rollback': 'Rolled a tenant back',
  'tenant.delete': 'Deleted a tenant',
  'company.create': 'Added a company',
  'company.change': 'Changed a company',
  'company.remove': 'Removed a company',
})

/** Words for the fields of what is recorded; any other is shown as it is recorded. */
export const auditFieldMessages = i18n('audit-fields', {
  role: 'Role',
  isSubscribed: 'Subscribed',
  isProfessionalPartner: 'Professional partner',
  assignedPartnerId: 'Assigned partner',
  reason: 'Reason',
  name: 'Name',
  title: 'Title',
  certifications: 'Certifications',
  bio: 'About',
  services: 'Services',
  states: 'States',
  languages: 'Languages',
  publicUrl: 'Public address',
  modules: 'Modules',
  people: 'People',
  dueOn: 'Due',
})
