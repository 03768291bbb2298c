import type { ContentBlock } from '@platform/shared-contracts/http'
import type { FaqEntry } from '@platform/shared-ui/faq-list'
import type { ModuleCode } from '../app/catalog.ts'
import type { LandingPath } from './headlines.messages.ts'

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

/** What stands for sale on the page: one module, the bundle of several, or an hour with a professional. */
export type LandingOffer =
  | { readonly kind: 'module'; readonly code: ModuleCode }
  | { readonly kind: 'bundle'; readonly codes: readonly ModuleCode[] }
  | { readonly kind: 'partners' }

/** One marketing page in the language of the reader; the template shows all nine alike. */
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
