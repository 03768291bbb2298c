import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import type { TenantConfig } from '@platform/shared-contracts/http'
import { useShell } from '../app/shell-services.ts'
import { footerMessages } from './footer.messages.ts'
import styles from './footer.module.css'

export function FooterLinks({ support }: Pick<TenantConfig, 'support'>) {
  const { consent } = useShell()
  const t = useStore(footerMessages)
  return (
    <>
      <nav className={styles.group} aria-label={t.pages}>
        <p className={styles.title}>{t.pages}</p>
        <Link to="/courses">{t.courses}</Link>
        <Link to="/pricing">{t.pricing}</Link>
        <Link to="/for-companies">{t.companies}</Link>
        <Link to="/osha-10-training">{t.outreach}</Link>
        <Link to="/safety-training">{t.places}</Link>
      </nav>
      <nav className={styles.group} aria-label={t.help}>
        <p className={styles.title}>{t.help}</p>
        <Link to="/free-resources">{t.freeResources}</Link>
        <Link to="/blog">{t.blog}</Link>
        <Link to="/newsletter">{t.newsletter}</Link>
        <Link to="/partners">{t.partners}</Link>
        <Link to="/verify">{t.verify}</Link>
        <Link to="/contact">{t.contact}</Link>
      </nav>
      <nav className={styles.group} aria-label={t.legal}>
        <p className={styles.title}>{t.legal}</p>
        <Link to="/about">{t.about}</Link>
        <Link to="/privacy">{t.privacy}</Link>
        <Link to="/terms">{t.terms}</Link>
        <Link to="/refunds">{t.refunds}</Link>
        <Link to="/cookies">{t.cookiesPage}</Link>
        <Link to="/accessibility">{t.accessibility}</Link>
        <button type="button" className={styles.choice} onClick={consent.reconsider}>
          {t.cookies}
        </button>
      </nav>
      {(support?.email || support?.phone) && (
        <address className={styles.group}>
          <p className={styles.title}>{t.support}</p>
          {support.email && <a href={`mailto:${support.email}`}>{support.email}</a>}
          {support.phone && <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>{support.phone}</a>}
        </address>
      )}
    </>
  )
}
