import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { useListCertificatesQuery } from '../../domain/certificate/certificates.api.ts'
import { formatDay } from '../../lib/dates.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { validCertificates } from '../glance/glance.rule.ts'
import classes from '../dashboard.module.css'

/** By when each module is to be renewed, the next one first. */
export function Renewals() {
  const t = useStore(dashboardMessages)
  const language = useStore(locale)
  const { data = [] } = useListCertificatesQuery()
  return (
    <ul className={classes.renewals} aria-label={t.renewals}>
      {validCertificates(data).map(({ id, moduleCode: code, moduleTitle: title, expiresAt }) => (
        <li key={id}>
          <Link to={`/modules/${code}/renew`}>{courseTitle({ code, title }, language)}</Link>
          <span>{t.renewBy({ day: formatDay(expiresAt, language) })}</span>
        </li>
      ))}
    </ul>
  )
}
