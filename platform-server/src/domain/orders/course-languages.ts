import type { Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, LEARNER_PLAN } from '@platform/shared-contracts/rules'
import { languagesOf } from '../courses/module-content.ts'

/** The languages that a sold item can be learned in: of the subscription, those that every course is written in. */
export function courseLanguages(code: string): readonly Language[] {
  if (code !== LEARNER_PLAN) return languagesOf(code)
  const [first = [], ...others] = CORE_MODULES.map((module) => languagesOf(module.code))
  return first.filter((language) => others.every((own) => own.includes(language)))
}
