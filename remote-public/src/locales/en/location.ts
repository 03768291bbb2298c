export const landingLocation = {
  title: 'Workplace safety training in {place}',
  leadFull: '{agency} enforces in {place}, under a plan that federal OSHA has approved.',
  leadPublic:
    '{place} has two enforcement agencies: federal OSHA for private companies, and {agency} for state and local government.',
  leadFederal: 'Federal OSHA enforces in {place}. There is no state plan.',
  failed: 'This page could not be loaded.',
  missingTitle: 'We have no page for this location',
  missing: 'Here are the states and territories we cover. Federal rules are the same in each of them.',
  enforcer: 'Who enforces here',
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
  card: 'The 10-hour card on public works',
  noCard:
    'We know of no state law here that requires a 10-hour card. An owner, contractor or city may still require one.',
  toOsha10: 'About the 10-hour class',
  cited: 'What inspectors cite most',
  citedNote:
    'National federal OSHA counts for fiscal year 2025 (preliminary). Each row links to the module that teaches the standard.',
  standard: 'Standard',
  citations: 'Citations',
  taught: 'Module',
  noModule: 'None yet',
  partners: 'Professionals who serve {place}',
  noPartners: 'None of our professionals are based in {place} yet. All of them work by video.',
  toPartners: 'All professionals',
  modules: 'Recommended training',
  checked: 'Last checked {date} against',
  source: 'osha.gov',
  disclaimer: 'State rules change. Check the agency’s website before you rely on this information.',
  faqWho: 'Who inspects workplaces in {place}?',
  faqCard: 'Does {place} require an OSHA 10 card?',
  faqSame: 'Is federal OSHA training valid in {place}?',
  faqSameFull:
    'Yes, as a starting point. A state plan must be at least as effective as the federal program. Ask {agency} what its rules add, and train on that too.',
  faqSameFederal:
    'Yes. Federal rules apply directly to private employers. Training must still cover your own site and equipment.',
} as const
