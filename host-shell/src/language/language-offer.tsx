import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Locale } from '@platform/shared-contracts/remote'
import { LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { offerIn } from './language-offer.messages.ts'
import { offeredLanguage } from './offered-language.rule.ts'
import styles from './language-switch.module.css'

/** Set once the offer was answered in this browser. */
const ANSWERED_KEY = 'languageOffer'

/** The language of the product that the browser prefers, where there is one. */
export function LanguageOffer() {
  const language = offeredLanguage(navigator.language, LANGUAGE_CODES)
  const { user } = useStore(useShell().session.state)
  // The language of a shared tablet is not that of the person, and the offer would cover the button to sign out.
  return language && !user?.isOnTablet ? <Offer language={language} /> : null
}

/** One line over the page, without a layout shift; once answered, it never comes back. */
function Offer({ language }: { readonly language: Locale }) {
  const { choose } = useShell().language
  const [storage] = useState(browserStorage)
  const [isOpen, setOpen] = useState(() => storage.getItem(ANSWERED_KEY) === null)
  const t = useTexts(language, isOpen)
  if (!isOpen || !t) return null
  const answer = (isWanted: boolean) => {
    storage.setItem(ANSWERED_KEY, 'yes')
    setOpen(false)
    if (isWanted) void choose(language)
  }
  return (
    <section className={styles.offer} lang={language} aria-label={t.label}>
      <p className={styles.text}>{t.text}</p>
      <Button size="sm" variant="primary" onClick={() => answer(true)}>
        {t.accept}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => answer(false)}>
        {t.decline}
      </Button>
    </section>
  )
}

/** `null` until they are there; without them there is no offer. */
function useTexts(language: Locale, isNeeded: boolean) {
  const { report } = useShell()
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof offerIn>> | null>(null)
  useEffect(() => {
    if (isNeeded) offerIn(language).then(setTexts, report)
  }, [language, isNeeded, report])
  return texts
}
