export const placesHub = {
  title: 'Workplace safety by state',
  lead: 'Who inspects, which rules go further than federal OSHA’s, which states require a 10-hour card, and what employers must report. One page for each state and territory.',
  search: 'Find a state or territory',
  found: '{count, plural, one {# place} other {# places}}',
  full: 'State plan for private and public employers',
  public: 'State plan for government workers only',
  federal: 'Federal OSHA',
  noneTitle: 'No state or territory by this name',
  none: 'Try fewer letters, or the two-letter code.',
  showAll: 'Show all',
  failed: 'The list could not be loaded.',
  list: 'States and territories',
} as const
