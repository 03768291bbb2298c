import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { chosenLanguage, LANGUAGES, SET_LANGUAGE, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { useShell } from '../app/shell-services.ts'
import { LanguageChoice } from './language-choice.tsx'
import type { LanguageOffer } from './language-offer.tsx'
import styles from './language-switch.module.css'

/** After the page reacts, and what its first seconds need has loaded. */
const QUIET_MS = 2_000

/** Only what a person chooses counts; the language that the browser prefers is offered, once. */
export function LanguageSwitch() {
  const { choose } = useShell().language
  const language = useStore(locale)
  const Offer = useOffer(language === SOURCE_LANGUAGE)
  return (
    <div className={styles.switch}>
      <LanguageChoice
        current={language}
        languages={LANGUAGES}
        addressIn={useAddressIn()}
        onChoose={(code) => void choose(chosenLanguage(code))}
      />
      {Offer && <Offer />}
    </div>
  )
}

/** The address that makes a language the choice of the browser; the server redirects it to this page in that language. */
function useAddressIn(): (code: string) => string {
  const { pathname, search } = useLocation()
  return (code) => `${pathname}${search ? `${search}&` : '?'}${SET_LANGUAGE}=${code}`
}

/** `null` until the page has come to rest, unless it is needed and there: without it, the page works as before. */
function useOffer(isNeeded: boolean): typeof LanguageOffer | null {
  const { report } = useShell()
  const [Offer, setOffer] = useState<typeof LanguageOffer | null>(null)
  useEffect(() => {
    if (!isNeeded || navigator.language.startsWith(SOURCE_LANGUAGE)) return
    const load = () =>
      import(/* webpackChunkName: "language-offer" */ './language-offer.tsx').then(
        (loaded) => setOffer(() => loaded.LanguageOffer),
        report,
      )
    const timer = setTimeout(() => void load(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isNeeded, report])
  return isNeeded ? Offer : null
}
