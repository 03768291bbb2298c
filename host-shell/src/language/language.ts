import { locale, type Locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { ShellLanguage } from '../app/shell-services.ts'
import { languageMessages } from './language.messages.ts'
import type { LanguageTools, LastSaving } from './language-tools.ts'

/**
 * The language that a person chose: stored in this browser and in their account, if they have one. The account's
 * language applies on every device; a choice made here shortly before signing in is saved to the account.
 */
export function createLanguage(tools: LanguageTools): ShellLanguage {
  let chosenHere: Locale | null = null
  let newest = 0
  const saving: LastSaving = {}
  const loadChange = () => import(/* webpackChunkName: "change-language" */ './change-language.ts')
  const change = async (language: Locale, isOwn: boolean) => {
    const number = ++newest
    const isNewest = () => number === newest
    try {
      const { changeLanguage } = await loadChange()
      await changeLanguage({ language, isOwn, isNewest }, saving, tools)
    } catch (error) {
      tools.report(error)
      if (!isNewest()) return
      chosenHere = null
      tools.notify('danger', languageMessages.get().failed)
    }
  }
  return {
    choose: (language) => {
      chosenHere = language
      return change(language, true)
    },
    prepare: (language) => loadChange().then(() => tools.loadMessages(language)),
    follow: () =>
      tools.session.state.listen(({ user }) => {
        if (!user) return
        const ofAccount = user.language ?? SOURCE_LANGUAGE
        const own = chosenHere ?? (user.language ? null : locale.get())
        const language = own ?? ofAccount
        chosenHere = null
        if (language !== locale.get() || language !== ofAccount) void change(language, own !== null)
      }),
  }
}
