import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

/** Below the first screen: they come with its code (home-sections.tsx). */
export const homeSectionsMessages = i18n('homeSections', {
  freeResources: 'Free checklists and talks',

  featuresTitle: 'One place for the whole duty to train',
  featuresLead: params(
    'What {tenant} gives a crew, from the first lesson to the day somebody asks for the records.',
  ),
  trainingTitle: 'Expert-led training',
  trainingText:
    'Short lessons on one rule at a time, checked as you go, with a qualified trainer who answers.',
  trackingTitle: 'Progress tracking',
  trackingText: 'What is done, due and expiring, for each person, without a spreadsheet.',
  complianceTitle: 'Compliance',
  complianceText: 'Every statement names its paragraph in 29 CFR, and every rule change reaches the lessons.',
  certificationTitle: 'Certification',
  certificationText: 'Certificates of completion that anyone can verify from the code on the page.',
  consultingTitle: 'Expert consulting',
  consultingText: 'An hour a week with a safety professional who knows your site and your program.',
  resourcesTitle: 'Free resources',
  resourcesText: 'Inspection checklists, permits and toolbox talks, ready to print in your colors.',

  catalogueTitle: 'Twelve modules, one open price list',
  catalogueLead: 'Buy one course, or the crew’s whole set. Select 3 or more courses for a 15% discount.',
  minutes: params('{minutes} min'),
  catalogueMore: 'Look inside the modules',

  howTitle: 'From first lesson to signed record',
  howLearn: 'Learn',
  howLearnText: 'Four to six lessons a module, on a phone in the trailer or at a desk, in plain words.',
  howProve: 'Prove it',
  howProveText: 'A quiz drawn fresh each time. Pass at 80%; every answer is explained, with its paragraph.',
  howDo: 'Do it',
  howDoText: 'Your trainer or supervisor signs off the hands-on part, at your site, on your equipment.',
  howKeep: 'Keep it',
  howKeepText: 'Certificate, renewal date and reminders, kept for as long as the rule asks.',
  howNote:
    'OSHA has said since 2019 that online lessons alone do not meet a duty to train: people need to practice, and to ask. That is why steps two and three are part of every module.',

  standardsTitle: 'Built on what inspectors write up',
  standardsLead: 'The ten standards cited most in fiscal year 2025. Nine of them are taught in our modules.',
  standardsSource:
    'Federal OSHA, preliminary counts for fiscal year 2025 as published with the National Safety Council.',
  standardsHead: 'Standard',
  citationsHead: 'Citations',
  notTaught: 'Free forklift checklist',

  ctaTitle: 'Put the next shift on solid ground',
  ctaText: params(
    'Start with one module, or give the whole crew a seat. {tenant} is a message away when you need a person.',
  ),
  ctaAccount: 'Create an account',
})
