import type { TenantSummary } from '@platform/shared-contracts/http'
import { Link } from 'react-router-dom'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import type { tenantManagementMessages } from './tenant-management.messages.ts'

type Texts = ReturnType<(typeof tenantManagementMessages)['get']>

/** Sorted by the server; `sortBy` only marks the columns that can be. */
export function tenantColumns(t: Texts): readonly Column<TenantSummary>[] {
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ id, name, isBuiltIn, hasDraft }) => (
        <>
          <Link to={`/tenant-management?tenant=${id}`}>{name}</Link> {isBuiltIn && <Badge>{t.builtIn}</Badge>}{' '}
          {hasDraft && <Badge tone="warning">{t.draft}</Badge>}
        </>
      ),
    },
    { id: 'slug', header: t.columnSlug, sortBy: ({ slug }) => slug, cell: ({ slug }) => slug },
    { id: 'hosts', header: t.columnHosts, cell: ({ hosts }) => hosts.join(', ') || t.noHosts },
    {
      id: 'users',
      header: t.columnUsers,
      align: 'end',
      sortBy: ({ users }) => users,
      cell: ({ users }) => users,
    },
    { id: 'revision', header: t.columnRevision, align: 'end', cell: ({ revision }) => revision },
  ]
}
