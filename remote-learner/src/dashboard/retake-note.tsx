import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { Alert } from '@platform/shared-ui/alert'
import { useListCertificatesQuery } from '../domain/certificate/certificates.api.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import classes from './dashboard.module.css'

/**
 * The modules that must be retaken because of a new version. A load error is shown on /certificates, where it matters.
 */
export function RetakeNote() {
  const t = useStore(dashboardMessages)
  const { data } = useListCertificatesQuery()
  const due = (data ?? []).filter(({ needsRetake }) => needsRetake)
  if (due.length === 0) return null
  return (
    <Alert kind="warning" title={t.retakeTitle}>
      <p>{t.retakeText}</p>
      <ul className={classes.retakes}>
        {due.map(({ id, moduleCode, moduleTitle }) => (
          <li key={id}>
            <Link to={`/modules/${moduleCode}`}>{moduleTitle}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
