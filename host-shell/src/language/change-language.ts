import { locale, type Locale } from '@platform/shared-contracts/remote'
import { languageCookie } from '@platform/shared-contracts/rules'
import { jsonBody, readJson } from '../lib/answer.ts'
import type { LanguageTools } from './language.ts'
import { languageMessages } from './language.messages.ts'

/**
 * Shows the page in another language, with all that is typed and open on it, and remembers it.
 * Errors: rejects, with nothing changed, when the words do not arrive.
 */
export async function changeLanguage(
  language: Locale,
  isOwnChoice: boolean,
  { speak, session, fetch, notify }: LanguageTools,
): Promise<void> {
  await speak(language)
  locale.set(language)
  document.documentElement.lang = language
  document.cookie = languageCookie(language, location.protocol === 'https:')
  if (!isOwnChoice || !session.state.get().user) return
  if (await isKept(fetch, language)) await session.verify()
  else notify('warning', languageMessages.get().notKept)
}

async function isKept(fetch: LanguageTools['fetch'], language: Locale): Promise<boolean> {
  try {
    const answer = await fetch('/account/profile', { ...jsonBody({ language }), method: 'PATCH' })
    await readJson(answer)
    return answer.ok
  } catch {
    return false
  }
}
