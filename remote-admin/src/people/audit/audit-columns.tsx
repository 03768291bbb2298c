import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { AuditRecord } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { AuditChanges } from './audit-changes.tsx'
import { auditGroupMessages, auditMessages } from './audit.messages.ts'
import classes from '../people.module.css'

/** With the site of each entry where there are several. */
export function useAuditColumns(hasSite: boolean): readonly Column<AuditRecord>[] {
  const t = useStore(auditMessages)
  const groups = useStore(auditGroupMessages)
  const { time } = useStore(format)
  const site: Column<AuditRecord> = {
    id: 'site',
    header: t.scope,
    cell: ({ tenant }) => tenant ?? t.platform,
  }
  return [
    {
      id: 'change',
      header: t.columnChange,
      isRowHeader: true,
      cell: (record) => (
        <>
          <span className={classes.sentence}>{record.sentence}</span>
          <AuditChanges record={record} />
        </>
      ),
    },
    { id: 'group', header: t.group, cell: ({ group }) => <Badge>{groups[group]}</Badge> },
    { id: 'person', header: t.columnPerson, cell: (record) => <PersonLink record={record} /> },
    {
      id: 'actor',
      header: t.columnActor,
      cell: ({ actor, address }) => (
        <>
          {actor}
          {address !== null && <span className={classes.more}>{t.address({ address })}</span>}
        </>
      ),
    },
    ...(hasSite ? [site] : []),
    { id: 'at', header: t.columnTime, cell: ({ at }) => time(new Date(at), DAY_AND_TIME) },
  ]
}

/** Links only to people of this site: there is no page here for a person of another tenant. */
function PersonLink({ record: { subject, subjectName, tenant } }: { readonly record: AuditRecord }) {
  if (subjectName === null || tenant !== undefined) return subjectName
  return <Link to={`/admin?person=${subject.replace('user/', '')}`}>{subjectName}</Link>
}
