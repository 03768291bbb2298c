import type { FaqEntry } from '@platform/shared-ui/faq-list'
import { i18n } from '../app/i18n.ts'
import { landingOutreach } from '../locales/en/landing/outreach.ts'
import type { LandingFact } from './landing-page.ts'

export const outreachMessages = i18n({ landingOutreach })

type Outreach = ReturnType<typeof outreachMessages.get>

export const cardFact = (m: Outreach): LandingFact => ({ figure: m.figure, text: m.fact, cite: m.cite })

export const outreachFaq = (m: Outreach): readonly FaqEntry[] => [
  { question: m.card, answer: m.cardAnswer },
  { question: m.class, answer: m.classAnswer },
  { question: m.expiry, answer: m.expiryAnswer },
]
