import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { chosenLanguage, LANGUAGE_CODES, LANGUAGES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { useShell } from '../app/shell-services.ts'
import { LanguageChoice } from './language-choice.tsx'
import type { LanguageOffer } from './language-offer.tsx'
import { offeredLanguage } from './offered-language.rule.ts'
import styles from './language-switch.module.css'

/** After the page reacts, and what its first seconds need has loaded. */
const QUIET_MS = 2_000

/** Only what a person chooses counts; the language that the browser prefers is offered, once. */
export function LanguageSwitch() {
  const { choose } = useShell().language
  const language = useStore(locale)
  const preferred = usePreferredLanguage()
  const Offer = useOffer(language === SOURCE_LANGUAGE && preferred !== language)
  return (
    <div className={styles.switch}>
      <LanguageChoice
        current={language}
        languages={LANGUAGES}
        onChoose={(code) => void choose(chosenLanguage(code))}
      />
      {Offer && <Offer language={preferred} />}
    </div>
  )
}

/** The language of the product that the browser prefers, once the page has come to rest. */
function usePreferredLanguage(): Locale {
  const [preferred, setPreferred] = useState<Locale>(SOURCE_LANGUAGE)
  useEffect(() => {
    const timer = setTimeout(
      () => setPreferred(offeredLanguage(navigator.language, LANGUAGE_CODES) ?? SOURCE_LANGUAGE),
      QUIET_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  return preferred
}

/** `null` unless it is needed and there: without it, the page works as before. */
function useOffer(isNeeded: boolean): typeof LanguageOffer | null {
  const { report } = useShell()
  const [Offer, setOffer] = useState<typeof LanguageOffer | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import(/* webpackChunkName: "language-offer" */ './language-offer.tsx').then(
      (loaded) => setOffer(() => loaded.LanguageOffer),
      report,
    )
  }, [isNeeded, report])
  return isNeeded ? Offer : null
}
