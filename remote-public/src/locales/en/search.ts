export const search = {
  title: 'Search',
  lead: 'Courses, lessons, free resources, articles, rules by state and professionals, in one search.',
  field: 'What are you looking for?',
  submit: 'Search',
  found: '{count, plural, one {# result for “{q}”} other {# results for “{q}”}}',
  none: 'Nothing was found for “{q}”.',
  noneHelp:
    'Check the spelling, or use fewer words. One word that names the hazard or the standard works best, such as “ladder” or “1926.1053”.',
  all: 'See all {count}',
  start: 'Or start here',
  failed: 'The search could not be loaded.',
} as const

export const searchKind = {
  module: 'Courses',
  lesson: 'Lessons',
  resource: 'Free resources',
  post: 'Blog',
  place: 'Rules by state',
  partner: 'Professionals',
} as const

/** By their addresses. */
export const searchStart = {
  '/courses': 'All courses',
  '/free-resources': 'Checklists, permits and talks',
  '/safety-training': 'Rules by state',
  '/partners': 'Find a professional',
  '/contact': 'Ask us',
} as const
