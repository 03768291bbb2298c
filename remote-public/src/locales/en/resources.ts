export const resources = {
  title: 'Free resources',
  lead: 'Checklists, permits, forms and toolbox talks from {tenant}. Print them or fill them in on screen. No sign-up.',
  search: 'Search by word or standard',
  topic: 'Topic',
  type: 'Type',
  language: 'Language',
  sort: 'Sort by',
  allTopics: 'All topics',
  allTypes: 'All types',
  allLanguages: 'All languages',
  found: '{count, plural, one {# resource} other {# resources}}',
  clear: 'Clear search and filters',
  empty: 'No resources match.',
  failed: 'The resources could not be loaded.',
  download: 'Download',
  downloadOf: 'Download {title} (PDF)',
  pages: '{count, plural, one {# page} other {# pages}}',
  updated: 'Updated {date}',
  downloads: '{count, plural, one {# download} other {# downloads}}',
  taught: 'Taught in {module}',
  moreTitle: 'Get the training that goes with it',
  moreText:
    'Each module teaches the rule behind its checklist, with a trainer who answers your questions, a quiz, and a certificate of completion for your records.',
  disclaimer:
    'Adapt these to your site and your state’s rules. A completed form is a record, not proof of compliance.',
} as const

export const resourcesSort = {
  popular: 'Most downloaded',
  new: 'Newest',
  title: 'Title',
} as const

export const resourcesType = {
  checklist: 'Inspection checklist',
  form: 'Form',
  permit: 'Permit',
  template: 'Template',
  card: 'Quick card',
  talk: 'Toolbox talk',
} as const

export const resourcesTopic = {
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
} as const
