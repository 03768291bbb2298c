import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { completion, handsOn, languages, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './hazard-communication.messages.ts'

const page = computed([messages, sharedMessages], (m, shared): LandingPage => ({
  path: '/hazard-communication-training',
  eyebrow: '29 CFR 1910.1200',
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: '1910.1200(j); 91 FR 1695' },
    { figure: m.fact2Figure, text: m.fact2, cite: '1910.1200(g)(2), (g)(8)' },
    { figure: m.fact3Figure, text: m.fact3, cite: '1910.1200(h)(1)' },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'module', code: 'IC0117' },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 0,
    cite: '1910.1200(f)(8)',
  },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    { question: m.faq2, answer: m.faq2Answer },
    handsOn(shared),
    languages(shared),
    completion(shared),
  ],
  related: ['IC0113', 'IC0120', 'IC0121'],
  disclaimer: shared.disclaimer,
}))

export const Component = landingRoute(page)
