import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { DEFAULT_BRAND_NAME, tenantName } from '@platform/shared-contracts/rules'
import { BrandMark } from '@platform/shared-ui/brand-mark'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import { maySeePanel } from '../lib/may-see-panel.rule.ts'
import { FooterLinks } from './footer-links.tsx'
import { footerMessages } from './footer.messages.ts'
import styles from './footer.module.css'

/** Printed in spec section 1; not the year of the clock. */
const COPYRIGHT_YEAR = 2025

interface FooterProps {
  /** Opens the platform panel; only super admins and operators are offered it. */
  readonly onOpenPanel?: () => void
}

export function Footer({ onOpenPanel }: FooterProps) {
  const { tenant, session } = useShell()
  const t = useStore(footerMessages)
  const config = useStore(tenant.config)
  const { user } = useStore(session.state)
  const name = tenantName(config)
  return (
    <footer className={styles.footer}>
      <div className={`content ${styles.columns}`}>
        <div className={styles.about}>
          <Link to="/" className={styles.brand}>
            <BrandMark name={name} logoUrl={config.branding?.logoUrl} />
          </Link>
          <p className={styles.text}>{t.claim}</p>
        </div>
        <FooterLinks support={config.support} />
      </div>
      <div className={`content ${styles.last}`}>
        <p>{t.copyright({ year: String(COPYRIGHT_YEAR), tenant: name })}</p>
        <p>{t.credit({ provider: DEFAULT_BRAND_NAME })}</p>
        {onOpenPanel && user && maySeePanel(user) && (
          <Button size="sm" variant="ghost" onClick={onOpenPanel}>
            {t.panel}
          </Button>
        )}
      </div>
    </footer>
  )
}
