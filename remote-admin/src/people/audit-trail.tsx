import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { AuditRecord } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { SearchField } from '@platform/shared-ui/search-field'
import { DAY_AND_TIME, format } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { AuditChanges, useActionWords } from './audit-changes.tsx'
import { auditMessages } from './audit.messages.ts'
import { PAGE_SIZE, useListAuditQuery } from './people.api.ts'
import classes from './people.module.css'

/** Who changed what, newest first. */
export function AuditTrail() {
  const t = useStore(auditMessages)
  const { value, page, turn, choose } = useAddress()
  const columns = useAuditColumns()
  const q = value('trail')
  const { data, isFetching, isError, refetch } = useListAuditQuery({ page, q })
  return (
    <div className={classes.stack}>
      <SearchField label={t.search} value={q} onChange={(trail) => choose({ trail })} />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={q !== '' && <Button onClick={() => choose({ trail: '' })}>{t.showAll}</Button>}
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
    </div>
  )
}

function useAuditColumns(): readonly Column<AuditRecord>[] {
  const t = useStore(auditMessages)
  const { time } = useStore(format)
  const inWords = useActionWords()
  return [
    {
      id: 'at',
      header: t.columnWhen,
      isCompact: true,
      cell: ({ at }) => time(new Date(at), DAY_AND_TIME),
    },
    { id: 'actor', header: t.columnActor, cell: ({ actor }) => actor },
    { id: 'action', header: t.columnAction, isRowHeader: true, cell: ({ action }) => inWords(action) },
    { id: 'subject', header: t.columnSubject, cell: (record) => <Subject record={record} /> },
    { id: 'change', header: t.columnChange, cell: (record) => <AuditChanges record={record} /> },
  ]
}

function Subject({ record: { subject, subjectName } }: { readonly record: AuditRecord }) {
  if (subjectName === null) return subject
  return <Link to={`/admin?person=${subject.replace('user/', '')}`}>{subjectName}</Link>
}
