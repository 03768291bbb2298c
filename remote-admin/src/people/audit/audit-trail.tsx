import { useStore } from '@nanostores/react'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AUDIT_FILTERS, useAuditFilter } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditMessages } from './audit.messages.ts'
import { useListAuditQuery } from '../people.api.ts'
import layout from '../../ui/layout.module.css'

/** Who did what, newest first. */
export function AuditTrail() {
  const t = useStore(auditMessages)
  const filter = useAuditFilter()
  const view = useListView(AUDIT_FILTERS)
  return (
    <div className={layout.stack}>
      <AuditFilters />
      <ResourceList
        caption={t.caption}
        columns={useAuditColumns(filter.scope !== '')}
        answer={useListAuditQuery({ ...filter, page: view.page, size: view.size })}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ sentence }) => sentence}
        empty={{ text: t.empty, filtered: t.empty, clear: t.showAll }}
      />
    </div>
  )
}
