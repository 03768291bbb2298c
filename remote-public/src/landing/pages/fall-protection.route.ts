import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { completion, handsOn, languages, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './fall-protection.messages.ts'

const page = computed([messages, sharedMessages], (m, shared): LandingPage => ({
  path: '/fall-protection-training',
  eyebrow: '29 CFR 1926.500-503',
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: '1926.501(b)(1); 1910.28(b)(1)(i)' },
    { figure: m.fact2Figure, text: m.fact2, cite: '1926.502(d)(15)' },
    { figure: m.fact3Figure, text: m.fact3, cite: '1926.503(b)(1)' },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'module', code: 'IC0112' },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 1,
    cite: '1926.502(d)(16)(iii)',
  },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    handsOn(shared),
    { question: m.faq2, answer: m.faq2Answer },
    completion(shared),
    languages(shared),
  ],
  related: ['IC0110', 'IC0114', 'IC0120'],
  disclaimer: shared.disclaimer,
}))

export const Component = landingRoute(page)
