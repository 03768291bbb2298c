import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { languageOfferMessages } from './language-offer.messages.ts'
import styles from './language-switch.module.css'

/** Set once the offer was answered in this browser. */
const ANSWERED_KEY = 'languageOffer'

/** One line over the page, without a layout shift; once answered, it never comes back. */
export function LanguageOffer() {
  const { choose } = useShell().language
  const t = useStore(languageOfferMessages)
  const [storage] = useState(browserStorage)
  const [isOpen, setOpen] = useState(() => storage.getItem(ANSWERED_KEY) === null)
  if (!isOpen) return null
  const answer = (isWanted: boolean) => {
    storage.setItem(ANSWERED_KEY, 'yes')
    setOpen(false)
    if (isWanted) void choose('es')
  }
  return (
    <section className={styles.offer} lang="es" aria-label={t.label}>
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
