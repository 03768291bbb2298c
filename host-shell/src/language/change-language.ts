import { locale, type Locale } from '@platform/shared-contracts/remote'
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '@platform/shared-contracts/rules'
import { jsonBody, readJson } from '../lib/answer.ts'
import type { LanguageTools } from './language.ts'
import { languageMessages } from './language.messages.ts'

const YEAR_S = 365 * 24 * 60 * 60

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
  document.cookie = cookieOf(language, location.protocol === 'https:')
  if (!isOwnChoice || !session.state.get().user) return
  if (await isKept(fetch, language)) await session.verify()
  else notify('warning', languageMessages.get().notKept)
}

/** The default language is no cookie at all: whoever reads in it shares one copy of each page with all others. */
export function cookieOf(language: Locale, isSecure: boolean): string {
  const age = language === DEFAULT_LANGUAGE ? 0 : YEAR_S
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
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
