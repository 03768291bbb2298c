import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { dashboardMessages } from './dashboard.messages.ts'
import { useListNoticesQuery } from './notices.api.ts'
import classes from './dashboard.module.css'

/** The current notices of the tenant's admins; nothing if there is none. */
export function CurrentNotices() {
  const t = useStore(dashboardMessages)
  const { data = [], isError, refetch } = useListNoticesQuery()
  if (isError && data.length === 0)
    return (
      <Alert
        kind="warning"
        actions={
          <Button size="sm" aria-label={t.retryNamed({ title: t.notices })} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        {t.noticesFailed}
      </Alert>
    )
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
