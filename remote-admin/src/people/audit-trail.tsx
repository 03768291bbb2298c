import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { AuditRecord } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Pagination } from '@platform/shared-ui/pagination'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { DAY_AND_TIME, format } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { AuditChanges } from './audit-changes.tsx'
import { useAuditFilter } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditGroupMessages, auditMessages } from './audit.messages.ts'
import { PAGE_SIZE, useListAuditQuery } from './people.api.ts'
import classes from './people.module.css'

const NO_FILTER = { trail: '', group: '', from: '', to: '', of: '', scope: '' }

/** Who did what, newest first. */
export function AuditTrail() {
  return (
    <div className={classes.stack}>
      <AuditFilters />
      <Entries />
    </div>
  )
}

function Entries() {
  const t = useStore(auditMessages)
  const filter = useAuditFilter()
  const { page, turn, choose } = useAddress()
  const { currentData: data, isFetching, isError, refetch } = useListAuditQuery({ ...filter, page })
  if (!data && isError && !isFetching) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  if (!data) return <Skeleton lines={8} />
  if (data.items.length === 0)
    return (
      <EmptyState action={<Button onClick={() => choose(NO_FILTER)}>{t.showAll}</Button>}>
        {t.empty}
      </EmptyState>
    )
  return (
    <Card level={2} title={t.caption}>
      <ol className={classes.history} aria-busy={isFetching}>
        {data.items.map((record) => (
          <Entry key={record.id} record={record} />
        ))}
      </ol>
      {data.total > PAGE_SIZE && <Pagination page={page} size={PAGE_SIZE} total={data.total} onPage={turn} />}
    </Card>
  )
}

function Entry({ record }: { readonly record: AuditRecord }) {
  const t = useStore(auditMessages)
  const groups = useStore(auditGroupMessages)
  const { time } = useStore(format)
  const { at, actor, address, group, sentence, tenant } = record
  return (
    <li>
      <span className={classes.sentence}>
        {sentence} <Badge>{groups[group]}</Badge>
      </span>
      <span className={classes.muted}>
        {[
          time(new Date(at), DAY_AND_TIME),
          actor,
          ...(address === null ? [] : [t.address({ address })]),
          ...(tenant === undefined ? [] : [tenant ?? t.platform]),
        ].join(' · ')}
      </span>
      <PersonLink record={record} />
      <AuditChanges record={record} />
    </li>
  )
}

/** Links only to people of this site: there is no page here for a person of another tenant. */
function PersonLink({ record: { subject, subjectName, tenant } }: { readonly record: AuditRecord }) {
  if (subjectName === null || tenant !== undefined) return null
  return <Link to={`/admin?person=${subject.replace('user/', '')}`}>{subjectName}</Link>
}
