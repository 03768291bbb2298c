import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const partnersMessages = i18n('partners', {
  title: 'Find a safety professional',
  lead: 'Consultants who work with us: people with checked credentials, whom you can write to today and book for an hour by video.',
  search: 'Name, service or credential',
  state: 'State served',
  allStates: 'Every state',
  certification: 'Credential',
  allCertifications: 'Any credential',
  service: 'Service',
  allServices: 'Any service',
  found: count({ one: '{count} professional', many: '{count} professionals' }),
  empty: 'Nobody fits all of that yet.',
  emptyState: params('No partners in {state} yet. The others work by video, in every state.'),
  clear: 'Show everybody',
  failed: 'The professionals could not be loaded.',
  profile: 'View profile',
  profileOf: params('View profile of {name}'),
})
