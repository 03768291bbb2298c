import type { ContentBlock } from '@platform/shared-contracts/http'
import type { ModuleCode } from '../app/catalog.ts'
import type { LandingPath } from './headlines.ts'

/** What a rule says, with a number to remember where it has one. */
export interface LandingFact {
  readonly figure?: string
  readonly text: string
  /** Paragraph of 29 CFR, or who says so. */
  readonly cite: string
}

export interface SampleQuestion {
  readonly text: string
  readonly options: readonly string[]
  /** Index of the right option. */
  readonly answer: number
  readonly cite: string
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** What stands for sale on the page: one module, the bundle of several, or an hour with a professional. */
export type LandingOffer =
  | { readonly kind: 'module'; readonly code: ModuleCode }
  | { readonly kind: 'bundle'; readonly codes: readonly ModuleCode[] }
  | { readonly kind: 'partners' }

/** One marketing page as data; the template shows all nine alike. */
export interface LandingPage {
  readonly path: LandingPath
  readonly eyebrow: string
  readonly lead: string
  readonly audience: readonly string[]
  readonly facts: readonly LandingFact[]
  /** More than facts can say, such as a table of hours. */
  readonly details?: readonly ContentBlock[]
  readonly covered: readonly string[]
  readonly offer: LandingOffer
  readonly question?: SampleQuestion
  readonly faq: readonly FaqEntry[]
  readonly related: readonly ModuleCode[]
  readonly disclaimer: string
}

export const HANDS_ON: FaqEntry = {
  question: 'Is online training enough on its own?',
  answer:
    'No. OSHA wrote in 2019 that online training without interaction, hands-on practice and a trainer who answers questions does not comply. Here a trainer answers your questions. Your employer adds practice on your own equipment and site. Both are noted on the record.',
}

export const COMPLETION: FaqEntry = {
  question: 'What do I get at the end?',
  answer:
    'A certificate of completion that anyone can check online by its code. It is not an OSHA card, not a license, and not proof that a workplace complies.',
}

export const SPANISH: FaqEntry = {
  question: 'My crew does not read English well. What then?',
  answer:
    'Training has to be in a language and in words that the worker understands. Our toolbox talks are free in English and Spanish, and several of our professionals train in other languages too.',
}

export const MODULE_DISCLAIMER =
  'Educational content. It does not replace site-specific and hands-on training by the employer, and it does not guarantee compliance. State plans may require more than the federal rules quoted here.'
