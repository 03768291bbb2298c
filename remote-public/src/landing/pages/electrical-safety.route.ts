import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { completion, handsOn, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './electrical-safety.messages.ts'

const page = computed([messages, sharedMessages], (m, shared): LandingPage => ({
  path: '/electrical-safety-training',
  eyebrow: m.eyebrow,
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: '1910.303(g)(2)(i)' },
    { figure: m.fact2Figure, text: m.fact2, cite: '1910.333(c)(3)(i)(A)' },
    { figure: m.fact3Figure, text: m.fact3, cite: '1926.404(b)(1)' },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'module', code: 'IC0118' },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 0,
    cite: '1910.334(a)(2)(i)',
  },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    { question: m.faq2, answer: m.faq2Answer },
    handsOn(shared),
    completion(shared),
  ],
  related: ['IC0116', 'IC0120', 'IC0110'],
  disclaimer: shared.disclaimer,
}))

export const Component = landingRoute(page)
