import { locale, type Locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { ShellLanguage } from '../app/shell-services.ts'
import { languageMessages } from './language.messages.ts'
import type { LanguageTools } from './language-tools.ts'

/**
 * The language that a person chose: stored in this browser and in their account, if they have one. The account's
 * language applies on every device; a choice made here shortly before signing in is saved to the account.
 */
export function createLanguage(tools: LanguageTools): ShellLanguage {
  let isChosenHere = false
  const change = async (language: Locale, isOwnChoice: boolean) => {
    try {
      const { changeLanguage } = await import(
        /* webpackChunkName: "change-language" */ './change-language.ts'
      )
      await changeLanguage(language, isOwnChoice, tools)
    } catch (error) {
      tools.report(error)
      tools.notify('danger', languageMessages.get().failed)
    }
  }
  return {
    choose: (language) => {
      isChosenHere = true
      return change(language, true)
    },
    follow: () =>
      tools.session.state.listen(({ user }) => {
        if (!user) return
        const ofAccount = isChosenHere ? null : user.language
        isChosenHere = false
        if ((user.language ?? SOURCE_LANGUAGE) !== locale.get())
          void change(ofAccount ?? locale.get(), !ofAccount)
      }),
  }
}
