import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TenantDetail, TenantRevision } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { ConfirmAction } from '../ui/confirm-action.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useListRevisionsQuery, useRollBackMutation } from './tenants.api.ts'
import classes from './tenant-editor.module.css'

interface Props {
  readonly tenant: TenantDetail
  readonly onRolledBack: (tenant: TenantDetail) => void
}

export function RevisionHistory({ tenant, onRolledBack }: Props) {
  const t = useStore(tenantManagementMessages)
  const { data: revisions, isError, refetch } = useListRevisionsQuery(tenant.id)
  const [chosen, setChosen] = useState<number | null>(null)
  if (isError && !revisions) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  if (!revisions) return <Skeleton />
  if (revisions.length === 0) return <p className={classes.note}>{t.historyEmpty}</p>
  return (
    <>
      <ol className={classes.revisions}>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.revision}
            revision={revision}
            isCurrent={revision.revision === tenant.revision}
            onRollBack={() => setChosen(revision.revision)}
          />
        ))}
      </ol>
      {chosen !== null && (
        <ConfirmAction
          useAction={useRollBackMutation}
          arg={{ id: tenant.id, revision: chosen }}
          title={t.rollBackTitle({ revision: chosen })}
          text={t.rollBackText}
          action={t.rollBack}
          done={({ revision }) => t.published({ revision })}
          onDone={onRolledBack}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

interface RowProps {
  readonly revision: TenantRevision
  readonly isCurrent: boolean
  readonly onRollBack: () => void
}

function RevisionRow({ revision, isCurrent, onRollBack }: RowProps) {
  const t = useStore(tenantManagementMessages)
  const language = useStore(locale)
  const when = new Date(revision.publishedAt)
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(when)
  return (
    <li>
      <strong>{t.historyRow({ revision: revision.revision })}</strong>
      <span>{revision.note}</span>
      <span className={classes.note}>{revision.publishedBy}</span>
      <time className={classes.note} dateTime={revision.publishedAt}>
        {written}
      </time>
      {isCurrent ? (
        <Badge tone="success">{t.current}</Badge>
      ) : (
        <Button size="sm" onClick={onRollBack}>
          {t.rollBack}
        </Button>
      )}
    </li>
  )
}
