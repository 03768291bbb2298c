import type { FaqEntry } from './landing-page.ts'

export const CARD_FACT = {
  figure: 'Not a duty',
  text: 'The outreach program is voluntary and does not meet the training duty of any standard. Some states and many owners ask for the card all the same.',
  cite: 'osha.gov, Outreach Training Program',
} as const

export const OUTREACH_FAQ: readonly FaqEntry[] = [
  {
    question: 'Can you give me the card?',
    answer:
      'No. Only a trainer whom OSHA has authorized may teach the outreach class and order the card from the Department of Labor. What you do here prepares you for that class and keeps its topics fresh afterwards.',
  },
  {
    question: 'How do I find a class that counts?',
    answer:
      'Ask the trainer for the authorization card and check it with the education center that issued it. Online classes count only from the few providers that OSHA names on its own site.',
  },
  {
    question: 'Does the card expire?',
    answer:
      'The card itself does not. Some states and owners want one that is younger than five years, Connecticut and Nevada among them, so ask before the job begins.',
  },
]

export const OUTREACH_DISCLAIMER =
  'We are not an OSHA outreach provider and issue no Department of Labor card. The hours follow the published topic minimums; the current program procedures and your authorized trainer decide. Last checked November 20, 2026.'
