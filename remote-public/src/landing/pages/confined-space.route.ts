import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { completion, handsOn, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './confined-space.messages.ts'

const page = computed([messages, sharedMessages], (m, shared): LandingPage => ({
  path: '/confined-space-training',
  eyebrow: m.eyebrow,
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: '19.5-23.5%', text: m.fact1, cite: '1910.146(b)' },
    { figure: m.fact2Figure, text: m.fact2, cite: '1910.146(d)(6), (i)' },
    { figure: m.fact3Figure, text: m.fact3, cite: '1910.146(e)(6), (d)(14)' },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'module', code: 'IC0119' },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 2,
    cite: '1910.146(i)',
  },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    { question: m.faq2, answer: m.faq2Answer },
    handsOn(shared),
    completion(shared),
  ],
  related: ['IC0113', 'IC0117', 'IC0116'],
  disclaimer: shared.disclaimer,
}))

export const Component = landingRoute(page)
