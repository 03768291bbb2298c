import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { MODULE_CODES } from '../../app/catalog.ts'
import { landingRoute } from '../landing-route.tsx'
import { completion, handsOn, sharedMessages } from '../shared-texts.messages.ts'
import { messages } from './ehs-specialist.messages.ts'

const page = computed([messages, sharedMessages], (m, shared): LandingPage => ({
  path: '/ehs-specialist-certification',
  eyebrow: m.eyebrow,
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: m.fact1Cite },
    { figure: '80%', text: m.fact2, cite: m.fact2Cite },
    { figure: m.fact3Figure, text: m.fact3, cite: m.fact3Cite },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5, m.covered6],
  offer: { kind: 'bundle', codes: MODULE_CODES },
  question: {
    text: m.question,
    options: [m.option1, m.option2, m.option3, m.option4],
    answer: 1,
    cite: '1910.132(h)(1)',
  },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    handsOn(shared),
    completion(shared),
    { question: m.faq2, answer: m.faq2Answer },
  ],
  related: ['IC0112', 'IC0117', 'IC0120'],
  disclaimer: m.disclaimer,
}))

export const Component = landingRoute(page)
