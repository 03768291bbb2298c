import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import type { TenantConfig } from '@platform/shared-contracts/http'
import { useShell } from '../app/shell-services.ts'
import {
  footerHelpMessages,
  footerLegalMessages,
  footerMessages,
  footerPagesMessages,
} from './footer.messages.ts'
import styles from './footer.module.css'

export function FooterLinks({ support }: Pick<TenantConfig, 'support'>) {
  const { consent } = useShell()
  const t = useStore(footerMessages)
  return (
    <>
      <nav className={styles.group} aria-label={t.pages}>
        <p className={styles.title}>{t.pages}</p>
        <Links texts={useStore(footerPagesMessages)} />
      </nav>
      <nav className={styles.group} aria-label={t.help}>
        <p className={styles.title}>{t.help}</p>
        <Links texts={useStore(footerHelpMessages)} />
      </nav>
      <nav className={styles.group} aria-label={t.legal}>
        <p className={styles.title}>{t.legal}</p>
        <Links texts={useStore(footerLegalMessages)} />
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

/** By their addresses: a list of the footer is one catalog, which adds nothing else to every first page. */
function Links({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  return Object.entries(texts).map(([to, text]) => (
    <Link key={to} to={to}>
      {text}
    </Link>
  ))
}
