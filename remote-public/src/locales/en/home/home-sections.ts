/** Below the first screen: they come with its code (home-sections.tsx). */
export const homeSections = {
  freeResources: 'Free checklists and talks',

  featuresTitle: 'Everything you need to train your crew',
  featuresLead:
    'What {tenant} gives your crew, from the first lesson to the day someone asks for the records.',
  trainingTitle: 'Expert-led training',
  trainingText: 'Short lessons with checks as you go, and a qualified trainer who answers questions.',
  trackingTitle: 'Progress tracking',
  trackingText: 'See what is done, due and expiring for each person, without a spreadsheet.',
  complianceTitle: 'Compliance',
  complianceText: 'Every statement cites its paragraph in 29 CFR, and lessons are updated when rules change.',
  certificationTitle: 'Certification',
  certificationText: 'Certificates of completion that anyone can verify with the code on the page.',
  consultingTitle: 'Expert consulting',
  consultingText: 'An hour a week with a safety professional who knows your site and your program.',
  resourcesTitle: 'Free resources',
  resourcesText: 'Checklists, permits and toolbox talks, ready to print in your colors.',

  catalogTitle: 'Twelve modules, clear prices',
  catalogLead: 'Buy one course or all of them for your crew. Select 3 or more courses for a 15% discount.',
  minutes: '{minutes} min',
  catalogMore: 'Look inside the modules',
  catalogPricing: 'What it costs for your crew',

  howTitle: 'From the first lesson to a signed record',
  howLearn: 'Learn',
  howLearnText: 'Five or six short lessons per module, in plain language.',
  howProve: 'Prove it',
  howProveText:
    'New quiz questions each time. Pass at 80%. Every answer is explained and cites its paragraph.',
  howDo: 'Do it',
  howDoText: 'Your trainer or supervisor signs off the hands-on part at your site.',
  howKeep: 'Keep it',
  howKeepText: 'Certificate, renewal date and reminders, for as long as the rule requires.',
  howNote:
    'OSHA has said since 2019 that online lessons alone do not meet training requirements: people need to practice and to ask questions. That is why steps two and three are part of every module.',

  standardsTitle: 'Built on what inspectors cite',
  standardsLead: 'The ten most cited standards in fiscal year 2025. Our modules teach nine of them.',
  standardsSource: 'Federal OSHA, preliminary counts, published with the National Safety Council.',
  standardsHead: 'Standard',
  citationsHead: 'Citations',
  notTaught: 'Free forklift checklist',

  ctaTitle: 'Start training your crew',
  ctaText:
    'Start with one module, or get seats for the whole crew. Contact {tenant} whenever you need a person.',
  ctaAccount: 'Create an account',
} as const
