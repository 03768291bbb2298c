import { computed } from 'nanostores'
import type { LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'
import { messages } from './professional-certification.messages.ts'

const page = computed([messages], (m): LandingPage => ({
  path: '/professional-certification',
  eyebrow: m.eyebrow,
  lead: m.lead,
  audience: [m.audience1, m.audience2, m.audience3],
  facts: [
    { figure: m.fact1Figure, text: m.fact1, cite: m.fact1Cite },
    { figure: m.fact2Figure, text: m.fact2, cite: m.fact2Cite },
    { figure: m.fact3Figure, text: m.fact3, cite: m.fact3Cite },
  ],
  covered: [m.covered1, m.covered2, m.covered3, m.covered4, m.covered5],
  offer: { kind: 'partners' },
  faq: [
    { question: m.faq1, answer: m.faq1Answer },
    { question: m.faq2, answer: m.faq2Answer },
    { question: m.faq3, answer: m.faq3Answer },
  ],
  related: ['IC0113', 'IC0115', 'IC0120'],
  disclaimer: m.disclaimer,
}))

export const Component = landingRoute(page)
