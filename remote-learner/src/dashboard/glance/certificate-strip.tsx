import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { useListCertificatesQuery } from '../../domain/certificate/certificates.api.ts'
import { formatDay } from '../../lib/dates.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { countExpiring, validCertificates } from './glance.rule.ts'
import classes from '../dashboard.module.css'

const SHOWN = 4

/** The certificates in force, the next to end first; the tile above says if there are none or they cannot be loaded. */
export function CertificateStrip({ now }: { readonly now: number }) {
  const t = useStore(dashboardMessages)
  const language = useStore(locale)
  const { data = [] } = useListCertificatesQuery()
  const valid = validCertificates(data)
  if (valid.length === 0) return null
  return (
    <section aria-labelledby="own-certificates">
      <h2 id="own-certificates">{t.ownCertificates}</h2>
      <ul className={classes.strip}>
        {valid.slice(0, SHOWN).map((certificate) => (
          <li key={certificate.id}>
            <Link to="/certificates">
              {courseTitle({ code: certificate.moduleCode, title: certificate.moduleTitle }, language)}
            </Link>
            <Badge tone={countExpiring([certificate], now) > 0 ? 'warning' : 'success'}>
              {t.validUntil({ day: formatDay(certificate.expiresAt, language) })}
            </Badge>
          </li>
        ))}
      </ul>
      {valid.length > SHOWN && <Link to="/certificates">{t.allCertificates({ count: valid.length })}</Link>}
    </section>
  )
}
