import { LANGUAGE_CODES } from './languages.rule.ts'

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

/** A resource is written in one language of the product; it is not translated. */
export const RESOURCE_LANGUAGES = LANGUAGE_CODES

/** `popular`: most downloads first; `new`: last updated first; `title`: from A to Z. */
export const RESOURCE_SORTS = ['popular', 'new', 'title'] as const
