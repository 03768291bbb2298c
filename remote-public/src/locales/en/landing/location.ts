export const landingLocation = {
  title: 'Workplace safety training in {place}',
  tab: '{place}: workplace safety rules and training',
  tabCard: '{place}: OSHA 10 card rules and workplace safety',
  toHub: 'All states and territories',
  failed: 'This page could not be loaded.',
  missingTitle: 'We have no page for this location',
  missing: 'Check the spelling, or choose a state or territory below.',
  near: 'Did you mean one of these?',
  private: 'Private employers',
  public: 'State and local government',
  privateFull:
    '{agency} covers most private-sector employers. Its rules are at least as strict as the federal rules, and some are stricter. Federal OSHA covers a few sectors, such as maritime work and federal land.',
  publicFull: '{agency} covers state and local government workers too.',
  privateFederal: 'Federal OSHA inspects and cites, under 29 CFR 1910 and 1926.',
  publicPublic:
    '{agency} covers state and local government workers. Its plan does not cover private companies.',
  publicFederal:
    'State and local government workers are not covered by federal OSHA. Other state law may apply to them.',
  toOsha10: 'About the 10-hour class',
  cited: 'What inspectors cite most',
  citedNote:
    'National federal OSHA counts for fiscal year 2025 (preliminary). Each row links to the module that teaches the standard.',
  standard: 'Standard',
  citations: 'Citations',
  taught: 'Module',
  noModule: 'None yet',
  citedHere: 'What was cited in {place}',
  citedHereNote:
    '{inspections, plural, one {# inspection} other {# inspections}} opened since {since}, with {violations, plural, one {# violation} other {# violations}}. Imported on {imported} from the enforcement data of the Department of Labor. Not a finding of fault: a citation may be contested and may change. Records of state plans can be a month late.',
  partners: 'Professionals who serve {place}',
  noPartners: 'None of our professionals are based in {place} yet. All of them work by video.',
  toPartners: 'All professionals',
  modules: 'Recommended training',
  disclaimer:
    'Compiled on {date}. Each text names the source in which it was read. State rules change: check the agency’s website before you rely on this information.',
  unchecked: 'We could not check these subjects for {place}, so this page says nothing about them: {topics}.',
  faqWho: 'Who inspects workplaces in {place}?',
  faqCard: 'Which safety card or class does {place} require?',
  faqSame: 'Is federal OSHA training valid in {place}?',
  faqSameFull:
    'Yes, as a starting point. A state plan must be at least as effective as the federal program. Ask {agency} what its rules add, and train on that too.',
  faqSameFederal:
    'Yes. Federal rules apply directly to private employers. Training must still cover your own site and equipment.',
} as const

export const locationGlance = {
  title: 'At a glance',
  both: 'Private and government employers',
  federal: 'Federal OSHA',
  offices: 'Offices',
  death: 'Report a death',
  hospital: 'Report a hospital stay, an amputation or a lost eye',
  hours: 'Within {count, plural, one {# hour} other {# hours}}',
  advice: 'Free consultation',
} as const

export const locationSections = {
  who: 'Who inspects here',
  standards: 'Rules to know here',
  card: 'Safety cards and classes by law',
  reporting: 'What to report, and to whom',
  penalties: 'Penalties',
  consultation: 'Free consultation',
  numbers: 'What happens at work here',
  source: 'Source: {site}',
  reportingFederal:
    'Private employers report to federal OSHA at 1-800-321-6742 or on osha.gov: a death within 8 hours, and a hospital stay, an amputation or the loss of an eye within 24 hours (29 CFR 1904.39).',
  penaltiesFederal:
    'For private employers, federal OSHA’s maximum has been {serious} for a serious violation and {willful} for a willful or repeated one since January 15, 2025. We have not found a later amount.',
} as const

export const locationTopics = {
  who: 'who inspects',
  standards: 'rules of its own',
  card: 'a law on safety cards',
  reporting: 'deadlines for reports',
  penalties: 'maximum penalties',
  consultation: 'the free consultation program',
  numbers: 'counts of injuries',
} as const
