import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const auditMessages = i18n('audit', {
  search: 'Search by person, address or subject',
  caption: 'Audit entries',
  scope: 'Site',
  thisSite: 'This site',
  everySite: 'All sites and the platform',
  platform: 'The platform itself',
  group: 'Kind',
  everyGroup: 'Everything',
  from: 'From',
  to: 'To',
  wrongOrder: 'Choose an end date on or after the start date.',
  everybody: 'Show entries for everyone',
  export: 'Download CSV',
  exporting: 'Downloading',
  exportFailed:
    'The file could not be downloaded. A file holds up to 20,000 entries. Choose a shorter period and try again.',
  columnChange: 'Change',
  columnPerson: 'Person',
  columnActor: 'By',
  columnTime: 'Time',
  address: params('from {address}'),
  empty: 'No entries match these filters.',
  showAll: 'Show everything',
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  change: params('{name}: {from} → {to}'),
})

export const auditGroupMessages = i18n('audit-groups', {
  'sign-in': 'Signing in',
  account: 'Accounts',
  export: 'Downloads',
  tenant: 'Site settings',
  token: 'Deploy tokens',
  platform: 'Platform',
  content: 'Training and content',
})

/** Words for the fields of what is recorded; any other is shown as it is recorded. */
export const auditFieldMessages = i18n('audit-fields', {
  role: 'Role',
  isSubscribed: 'Subscribed',
  isProfessionalPartner: 'Professional partner',
  assignedPartnerId: 'Assigned partner',
  reason: 'Reason',
  keepsTraining: 'Training records kept',
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
