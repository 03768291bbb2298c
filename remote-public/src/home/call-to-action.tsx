import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { homeSectionsMessages } from './home-sections.messages.ts'
import styles from './sections.module.css'

export function CallToAction() {
  const { tenant } = usePlatform()
  const m = useStore(homeSectionsMessages)
  return (
    <section className={`content ${styles.section}`}>
      <div className={styles.closing}>
        <h2>{m.ctaTitle}</h2>
        <p>{m.ctaText({ tenant: tenantName(tenant) })}</p>
        <div className={styles.closingActions}>
          <LinkButton to="/register" variant="primary" size="lg">
            {m.ctaAccount}
          </LinkButton>
          <SubscribeButton variant="secondary" size="lg" />
          <LinkButton to="/free-resources" variant="ghost" size="lg">
            {m.freeResources}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
