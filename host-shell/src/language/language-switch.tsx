import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { chosenLanguage, LANGUAGES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { useShell } from '../app/shell-services.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './language-switch.module.css'

const LanguageOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "language-offer" */ './language-offer.tsx')).LanguageOffer,
}))

/** After the page reacts, and what its first seconds need has loaded. */
const QUIET_MS = 2_000

/** Only what a person chooses counts; the language that the browser prefers is offered, once. */
export function LanguageSwitch() {
  const { choose } = useShell().language
  const language = useStore(locale)
  const preferred = usePreferredLanguage()
  return (
    <div className={styles.switch}>
      <LanguageChoice
        current={language}
        languages={LANGUAGES}
        onChoose={(code) => void choose(chosenLanguage(code))}
      />
      {language === SOURCE_LANGUAGE && preferred !== language && (
        <Suspense>
          <LanguageOffer language={preferred} />
        </Suspense>
      )}
    </div>
  )
}

/** The language of the product that the browser prefers, once the page has come to rest. */
function usePreferredLanguage(): Locale {
  const [preferred, setPreferred] = useState<Locale>(SOURCE_LANGUAGE)
  useEffect(() => {
    const timer = setTimeout(() => setPreferred(chosenLanguage(navigator.language.split('-')[0])), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return preferred
}
