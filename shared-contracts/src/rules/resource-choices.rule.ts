export const RESOURCE_TYPES = ['checklist', 'form', 'permit', 'template', 'card', 'talk'] as const

export const RESOURCE_TOPICS = [
  'ladders',
  'scaffolds',
  'fall-protection',
  'machine-guarding',
  'lockout',
  'respirators',
  'chemicals',
  'electrical',
  'confined-spaces',
  'ppe',
  'bloodborne',
  'emergency',
  'hot-work',
  'forklifts',
  'records',
] as const

export const RESOURCE_LANGUAGES = ['en', 'es'] as const

/** `popular`: most downloads first; `new`: last updated first; `title`: from A to Z. */
export const RESOURCE_SORTS = ['popular', 'new', 'title'] as const
