import type { CertificateTranslations, Language } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { renewalTerms } from '../domain/certificates/renewal-terms.ts'
import { quizCourse } from '../domain/courses/quiz-source.ts'

interface Printed {
  readonly moduleCode: string
  readonly standard: string
  readonly expiryRule: string
}

/**
 * What a certificate prints, in each language. Only a text that is still today's is translated: a certificate of earlier
 * content says what it said.
 */
export function certificateTranslations({
  moduleCode,
  standard,
  expiryRule,
}: Printed): CertificateTranslations {
  const standardIn = (language: Language) => quizCourse(moduleCode, language)?.standard ?? standard
  const ruleIn = (language: Language) => renewalTerms(moduleCode, language).rule
  const isToday = (text: string, textIn: (language: Language) => string) =>
    LANGUAGE_CODES.some((language) => textIn(language) === text)
  const isRuleToday = isToday(expiryRule, ruleIn)
  const isStandardToday = isToday(standard, standardIn)
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [
      language,
      {
        standard: isStandardToday ? standardIn(language) : standard,
        expiryRule: isRuleToday ? ruleIn(language) : expiryRule,
      },
    ]),
  )
}
