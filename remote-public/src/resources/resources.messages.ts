import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const resourcesMessages = i18n('resources', {
  title: 'Free resources',
  lead: params(
    'Checklists, permits, forms and toolbox talks from {tenant}. Print them or fill them in on screen. No sign-up.',
  ),
  search: 'Search by word or standard',
  topic: 'Topic',
  type: 'Type',
  language: 'Language',
  sort: 'Sort by',
  allTopics: 'All topics',
  allTypes: 'All types',
  allLanguages: 'All languages',
  found: count({ one: '{count} resource', many: '{count} resources' }),
  clear: 'Clear search and filters',
  empty: 'No resources match.',
  failed: 'The resources could not be loaded.',
  download: 'Download',
  downloadOf: params('Download {title} (PDF)'),
  pages: count({ one: '{count} page', many: '{count} pages' }),
  updated: params('Updated {date}'),
  downloads: count({ one: '{count} download', many: '{count} downloads' }),
  taught: params('Taught in {module}'),
  moreTitle: 'Get the training that goes with it',
  moreText:
    'Each module teaches the rule behind its checklist, with a trainer to ask, a quiz, and a certificate of completion for your records.',
  disclaimer:
    'Adapt these to your site and your state’s rules. A completed form is a record, not proof of compliance.',
})

export const sortMessages = i18n('resources/sort', {
  popular: 'Most downloaded',
  new: 'Newest',
  title: 'Title',
})

export const typeMessages = i18n('resources/type', {
  checklist: 'Inspection checklist',
  form: 'Form',
  permit: 'Permit',
  template: 'Template',
  card: 'Quick card',
  talk: 'Toolbox talk',
})

export const languageMessages = i18n('resources/language', { en: 'English', es: 'Spanish' })

export const topicMessages = i18n('resources/topic', {
  ladders: 'Ladders',
  scaffolds: 'Scaffolds',
  'fall-protection': 'Fall protection',
  'machine-guarding': 'Machine guarding',
  lockout: 'Lockout/tagout',
  respirators: 'Respirators',
  chemicals: 'Chemicals',
  electrical: 'Electrical',
  'confined-spaces': 'Confined spaces',
  ppe: 'Protective equipment',
  bloodborne: 'Bloodborne pathogens',
  emergency: 'Emergencies',
  'hot-work': 'Hot work',
  forklifts: 'Forklifts',
  records: 'Training records',
})
