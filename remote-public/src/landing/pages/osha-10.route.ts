import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { cardFact, outreachFaq, outreachMessages } from '../outreach.messages.ts'
import { handsOn, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './osha-10.messages.ts'

const page = computed([messages, sharedMessages, outreachMessages], (m, shared, outreach): LandingPage => ({
  path: '/osha-10-training',
  eyebrow: m.eyebrow,
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: m.fact1Cite },
    { figure: m.fact2Figure, text: m.fact2, cite: m.fact2Cite },
    cardFact(outreach),
  ],
  details: [
    { kind: 'heading', text: m.hours },
    {
      kind: 'table',
      head: [m.head1, m.head2, m.head3, m.head4],
      rows: [
        [m.construction1, m.construction2, m.construction3, m.construction4],
        [m.industry1, m.industry2, m.industry3, m.industry4],
      ],
    },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'bundle', codes: ['IC0112', 'IC0118', 'IC0120', 'IC0117', 'IC0115'] },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 2,
    cite: m.questionCite,
  },
  faq: [...outreachFaq(outreach), handsOn(shared)],
  related: ['IC0110', 'IC0114', 'IC0111'],
  disclaimer: outreach.disclaimer,
}))

export const Component = landingRoute(page)
