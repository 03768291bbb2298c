import type { Certificate } from '@platform/shared-contracts/http'
import { certificateLanguage, certificateMessages } from './certificate-messages.ts'

/**
 * In which language a person was trained: one fact where lessons and quiz were in the same, two otherwise. A certificate
 * from before the lessons' was measured says that of the quiz alone.
 */
export function languageFacts({
  language,
  measured,
}: Pick<Certificate, 'language' | 'measured'>): readonly (readonly [string, string])[] {
  const t = certificateMessages({ language })
  const quiz = certificateLanguage({ language })
  const lessons = measured?.languages ?? []
  if (lessons.length === 0) return [[t.languageLabel, quiz]]
  if (lessons.every((one) => one === language)) return [[t.trainedIn, quiz]]
  const names = lessons.map((one) => certificateLanguage({ language: one }))
  return [
    [t.lessonsIn, names.join(', ')],
    [t.languageLabel, quiz],
  ]
}
