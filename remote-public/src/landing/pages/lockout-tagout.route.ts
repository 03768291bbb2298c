import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { completion, handsOn, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './lockout-tagout.messages.ts'

const page = computed([messages, sharedMessages], (m, shared): LandingPage => ({
  path: '/lockout-tagout-training',
  eyebrow: '29 CFR 1910.147',
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: '1910.147(d)(1)-(6)' },
    { figure: m.fact2Figure, text: m.fact2, cite: '1910.147(c)(6)' },
    { figure: m.fact3Figure, text: m.fact3, cite: '1910.147(e)(3)' },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'module', code: 'IC0116' },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 1,
    cite: '1910.147(d)(6)',
  },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    { question: m.faq2, answer: m.faq2Answer },
    handsOn(shared),
    completion(shared),
  ],
  related: ['IC0111', 'IC0118', 'IC0119'],
  disclaimer: shared.disclaimer,
}))

export const Component = landingRoute(page)
