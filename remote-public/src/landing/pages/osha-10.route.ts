import { HANDS_ON, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { CARD_FACT, OUTREACH_DISCLAIMER, OUTREACH_FAQ } from '../outreach.ts'

const PAGE: LandingPage = {
  path: '/osha-10-training',
  eyebrow: 'Prepares for the 10-hour outreach class',
  lead: 'The ten-hour class for workers is taught by an authorized trainer. Our modules cover its main topics at your own pace, so the class is a review and not a flood of new material.',
  audience: [
    'Workers on public works in states that require the card by law, and on sites where the owner requires it',
    'New hires who should know the main hazards before their first day',
    'Companies that want everyone on the same page before they book a class',
  ],
  facts: [
    {
      figure: '10 hours',
      text: 'Six hours of mandatory topics, two hours of electives from at least two topics, and two optional hours. No more than seven and a half hours a day.',
      cite: 'OSHA outreach procedures',
    },
    {
      figure: '7 states',
      text: 'Connecticut, Massachusetts, Missouri, Nevada, New Hampshire, New York and Rhode Island require it on certain public works. The limits differ by state.',
      cite: 'State statutes',
    },
    CARD_FACT,
  ],
  details: [
    { kind: 'heading', text: 'Where the ten hours go' },
    {
      kind: 'table',
      head: ['Class', 'Mandatory', 'Elective', 'Optional'],
      rows: [
        [
          '10 h construction',
          '6 h: introduction, Focus Four, protective equipment, health hazards',
          '2 h, at least 2 topics',
          '2 h',
        ],
        [
          '10 h general industry',
          '6 h: introduction, walking surfaces, exits and fire, electrical, protective equipment, chemicals',
          '2 h',
          '2 h',
        ],
      ],
    },
  ],
  covered: [
    'The Focus Four: falls, electrocution, struck-by and caught-in',
    'Ladders and scaffolds, beyond the minimum',
    'Protective equipment that fits',
    'Chemicals: labels and data sheets',
    'Exits, alarms and extinguishers',
    'Practice questions with the paragraph behind each answer',
  ],
  offer: { kind: 'bundle', codes: ['IC0112', 'IC0118', 'IC0120', 'IC0117', 'IC0115'] },
  question: {
    text: 'Who can issue the Department of Labor’s 10-hour card?',
    options: ['Any safety trainer', 'The employer', 'An authorized outreach trainer', 'Any website'],
    answer: 2,
    cite: 'OSHA Outreach Training Program',
  },
  faq: [...OUTREACH_FAQ, HANDS_ON],
  related: ['IC0110', 'IC0114', 'IC0111'],
  disclaimer: OUTREACH_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
