import { callApi } from '@platform/shared-contracts/client'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { languageCookie } from '@platform/shared-contracts/rules'
import type { LanguageChange, LanguageTools, LastSaving } from './language-tools.ts'
import { languageMessages } from './language.messages.ts'

/**
 * Shows the page in another language, with all that is typed and open on it, and remembers it. A choice that
 * a later one replaces changes nothing. Errors: rejects, with nothing changed, when the messages do not load.
 */
export async function changeLanguage(
  { language, isOwn, isNewest }: LanguageChange,
  saving: LastSaving,
  { loadMessages, session, fetch, notify }: LanguageTools,
): Promise<void> {
  await loadMessages(language)
  // A remote may have arrived during the load.
  await loadMessages(language)
  if (!isNewest()) return
  locale.set(language)
  document.documentElement.lang = language
  document.cookie = languageCookie(language, location.protocol === 'https:')
  if (!isOwn || !session.state.get().user) return
  // In turn: of two calls at once, the server might store the earlier one last.
  const before = saving.last
  const save = async () => {
    await before
    return isNewest() && saveLanguage(fetch, language)
  }
  saving.last = save()
  const isSaved = await saving.last
  if (!isNewest()) return
  if (isSaved) await session.verify()
  else notify('warning', languageMessages.get().notSaved)
}

async function saveLanguage(fetch: LanguageTools['fetch'], language: Locale): Promise<boolean> {
  const { error } = await callApi(fetch, { url: '/account/profile', method: 'PATCH', body: { language } })
  return !error
}
