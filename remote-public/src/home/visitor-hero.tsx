import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { CheckIcon } from '@platform/shared-ui/icon'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { HeroScene } from './hero-scene.tsx'
import styles from './hero.module.css'
import { homeMessages } from './home.messages.ts'

export function VisitorHero() {
  const { tenant } = usePlatform()
  const m = useStore(homeMessages)
  return (
    <section className={styles.hero}>
      <div className={`content ${styles.columns}`}>
        <div>
          <p className={styles.eyebrow}>{m.eyebrow}</p>
          <h1 className={styles.headline}>{m.headline}</h1>
          <p className={styles.lead}>{m.lead({ tenant: tenantName(tenant) })}</p>
          <div className={styles.actions}>
            <SubscribeButton size="lg" />
            <LinkButton to="/courses" size="lg">
              {m.browseModules}
            </LinkButton>
          </div>
        </div>
        <div className={styles.picture} aria-hidden="true">
          <HeroScene />
          <div className={styles.proof}>
            <span className={styles.tick}>
              <CheckIcon />
            </span>
            <span>
              <b>{m.proofTitle}</b>
              <span className={styles.proofText}>{m.proofText}</span>
            </span>
            <code>{m.proofCite}</code>
          </div>
        </div>
      </div>
    </section>
  )
}
