import type { Language } from '@platform/shared-contracts/http'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { renewalRules } from '../../locales/en/renewal-rules.ts'
import { renewalInterval, type RenewalInterval } from './renewal-interval.rule.ts'

export interface RenewalTerms extends RenewalInterval {
  /** Why, with the paragraph, as the certificate prints it. */
  readonly rule: string
}

const messagesIn = createMessages({ renewalRules })
const isListed = (code: string): code is keyof typeof renewalRules => Object.hasOwn(renewalRules, code)

export function renewalTerms(moduleCode: string, language: Language): RenewalTerms {
  const rule = messagesIn(language)[isListed(moduleCode) ? moduleCode : 'standard']
  return { ...renewalInterval(moduleCode), rule }
}
