import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { dashboardMessages } from './dashboard.messages.ts'
import { useListNoticesQuery } from './notices.api.ts'
import classes from './dashboard.module.css'

/** The current notices of the tenant's admins. Nothing if there is none, or if they cannot be loaded. */
export function CurrentNotices() {
  const t = useStore(dashboardMessages)
  const { data = [] } = useListNoticesQuery()
  if (data.length === 0) return null
  return (
    <section aria-label={t.notices} className={classes.notices}>
      {data.map(({ id, title, text, link }) => (
        <Alert
          key={id}
          kind="info"
          title={title}
          actions={link !== null && <LinkButton to={link}>{t.noticeLink}</LinkButton>}
        >
          <p className={classes.notice}>{text}</p>
        </Alert>
      ))}
    </section>
  )
}
