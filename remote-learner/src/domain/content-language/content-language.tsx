import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { Language } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { languageName } from '../../lib/language-name.ts'
import { contentLanguageMessages } from './content-language.messages.ts'

const OtherLanguage = createContext<Language | undefined>(undefined)

interface Props {
  /** Of what was written; English where the answer does not say. */
  readonly language: Language | undefined
  readonly children: ReactNode
}

/** Around a page whose lessons or questions may be in another language than its own words. */
export function ContentLanguage({ language = SOURCE_LANGUAGE, children }: Props) {
  const isOther = language !== useStore(locale)
  return <OtherLanguage value={isOther ? language : undefined}>{children}</OtherLanguage>
}

/** For the `lang` of an element that holds what was written: `undefined` where it is in the page's own language. */
export function useContentLanguage(): Language | undefined {
  return useContext(OtherLanguage)
}

/** Says so to everyone where the content is in another language. */
export function OtherLanguageNote({ kind }: { readonly kind: 'module' | 'attempt' }) {
  const t = useStore(contentLanguageMessages)
  const other = useContentLanguage()
  const page = useStore(locale)
  if (!other) return null
  const language = languageName(other, page)
  return <Alert kind="info">{t[kind]({ language })}</Alert>
}
