import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TenantDetail, TenantRevision } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf } from '../lib/failure.ts'
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
        <RollBackDialog
          id={tenant.id}
          revision={chosen}
          onClose={() => setChosen(null)}
          onRolledBack={onRolledBack}
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

interface DialogProps extends Pick<Props, 'onRolledBack'> {
  readonly id: number
  readonly revision: number
  readonly onClose: () => void
}

function RollBackDialog({ id, revision, onClose, onRolledBack }: DialogProps) {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const [rollBack, { isLoading, error }] = useRollBackMutation()
  const confirm = async () => {
    const answer = await rollBack({ id, revision })
    if (!answer.data) return
    onRolledBack(answer.data)
    onClose()
    notify('success', t.published({ revision: answer.data.revision }))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t.rollBackTitle({ revision })}
      confirmText={t.rollBack}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.rollBackText}
    </ConfirmDialog>
  )
}
