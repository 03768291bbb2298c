import { useSyncExternalStore } from 'react'
import { useStore } from '@nanostores/react'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import '../ui/guarded.css'
import { consentMessages } from './consent.messages.ts'
import styles from './consent-banner.module.css'

/** Shown until the visitor chooses; the page stays usable meanwhile. */
export function ConsentBanner() {
  const { consent } = useShell()
  const t = useStore(consentMessages)
  // The server does not know the choice, so its markup has the banner, which is hidden before paint after a choice.
  const choice = useSyncExternalStore(consent.choice.listen, consent.choice.get, () => null)
  if (choice !== null) return null
  return (
    <section className={styles.banner} aria-label={t.title} data-guarded data-consent-question>
      <p className={styles.text}>{t.text}</p>
      <div className={styles.actions}>
        <LinkButton to="/privacy" target="_blank" rel="noopener" variant="ghost">
          {t.manage}
        </LinkButton>
        <Button onClick={() => consent.choose('declined')}>{t.decline}</Button>
        <Button variant="primary" onClick={() => consent.choose('accepted')}>
          {t.accept}
        </Button>
      </div>
    </section>
  )
}
