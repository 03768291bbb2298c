import { callApi } from '@platform/shared-contracts/client'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { languageCookie } from '@platform/shared-contracts/rules'
import type { LanguageTools } from './language-tools.ts'
import { languageMessages } from './language.messages.ts'

/**
 * Shows the page in another language, with all that is typed and open on it, and remembers it.
 * Errors: rejects, with nothing changed, when the words do not arrive.
 */
export async function changeLanguage(
  language: Locale,
  isOwnChoice: boolean,
  { loadMessages, session, fetch, notify }: LanguageTools,
): Promise<void> {
  await loadMessages(language)
  locale.set(language)
  document.documentElement.lang = language
  document.cookie = languageCookie(language, location.protocol === 'https:')
  if (!isOwnChoice || !session.state.get().user) return
  if (await saveLanguage(fetch, language)) await session.verify()
  else notify('warning', languageMessages.get().notSaved)
}

async function saveLanguage(fetch: LanguageTools['fetch'], language: Locale): Promise<boolean> {
  const { error } = await callApi(fetch, { url: '/account/profile', method: 'PATCH', body: { language } })
  return !error
}
