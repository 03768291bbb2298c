import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { useListCertificatesQuery } from '../domain/certificate/certificates.api.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import classes from './dashboard.module.css'

/**
 * The modules that must be retaken because of a new version. A load error is shown on /certificates, where it matters.
 */
export function RetakeNote() {
  const t = useStore(dashboardMessages)
  const language = useStore(locale)
  const { data } = useListCertificatesQuery()
  const due = (data ?? []).filter(({ needsRetake }) => needsRetake)
  if (due.length === 0) return null
  return (
    <Alert kind="warning" title={t.retakeTitle}>
      <p>{t.retakeText}</p>
      <ul className={classes.retakes}>
        {due.map(({ id, moduleCode: code, moduleTitle: title }) => (
          <li key={id}>
            <Link to={`/modules/${code}`}>{courseTitle({ code, title }, language)}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
