import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const partnersMessages = i18n('partners', {
  title: 'Find a safety professional',
  lead: 'Safety consultants with verified credentials. Send a message today, or book an hour by video.',
  search: 'Name, service or credential',
  state: 'State served',
  allStates: 'All states',
  certification: 'Credential',
  allCertifications: 'Any credential',
  service: 'Service',
  allServices: 'Any service',
  found: count({ one: '{count} professional', many: '{count} professionals' }),
  empty: 'No professionals match these filters.',
  emptyState: params('No partners in {state} yet. The others work by video, in every state.'),
  clear: 'Show everyone',
  failed: 'The professionals could not be loaded.',
  profile: 'View profile',
  profileOf: params('View profile of {name}'),
})
