import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { PageHeader } from '@platform/shared-ui/page-header'
import { VisitorForm } from '../ui/visitor-form.tsx'
import styles from './company.module.css'
import { contactMessages } from './contact.messages.ts'

/** A form that becomes a ticket, the addresses of the tenant, and what answers itself. */
function ContactRoute() {
  const m = useStore(contactMessages)
  const { tenant } = usePlatform()
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead({ tenant: tenantName(tenant) })} />
      <div className={styles.columns}>
        <section className={styles.form} aria-labelledby="write">
          <h2 id="write">{m.form}</h2>
          <VisitorForm path="/contact" />
        </section>
        <div className={styles.aside}>
          <Direct />
          <Faster />
        </div>
      </div>
    </div>
  )
}

function Direct() {
  const m = useStore(contactMessages)
  const { support } = usePlatform().tenant
  if (!support?.email && !support?.phone) return null
  return (
    <section aria-labelledby="direct">
      <h2 id="direct">{m.direct}</h2>
      <dl className={styles.direct}>
        {support.email && (
          <>
            <dt>{m.emailLabel}</dt>
            <dd>
              <a href={`mailto:${support.email}`}>{support.email}</a>
            </dd>
          </>
        )}
        {support.phone && (
          <>
            <dt>{m.phoneLabel}</dt>
            <dd>
              <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>{support.phone}</a>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Faster() {
  const m = useStore(contactMessages)
  const ways = [
    ['/forgot-password', m.password],
    ['/verify', m.verify],
    ['/partners', m.partners],
    ['/account', m.support],
    ['/for-companies#demo', m.demo],
  ] as const
  return (
    <section aria-labelledby="faster">
      <h2 id="faster">{m.helpTitle}</h2>
      <ul className={styles.links}>
        {ways.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export { ContactRoute as Component }
