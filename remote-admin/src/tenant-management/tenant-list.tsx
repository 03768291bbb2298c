import { useStore } from '@nanostores/react'
import { TENANT_SORTS } from '@platform/shared-contracts/http'
import { ListPage } from '../ui/lists/list-page.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { tenantColumns } from './tenant-columns.tsx'
import { useListTenantsQuery, useRemoveTenantMutation } from './tenants.api.ts'

export function TenantList() {
  const t = useStore(tenantManagementMessages)
  const view = useListView(['q'], TENANT_SORTS)
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      add={{ to: '/tenant-management?tenant=new', label: t.newTenant }}
      search={t.search}
      caption={t.caption}
      columns={tenantColumns(t)}
      answer={useListTenantsQuery(view.query)}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={({ id }) => [{ label: t.edit, to: `/tenant-management?tenant=${id}` }]}
      removal={({ id, name, slug, isBuiltIn }) =>
        isBuiltIn
          ? null
          : {
              useRemove: useRemoveTenantMutation,
              arg: id,
              title: t.removeTitle({ name }),
              text: t.removeText,
              action: t.remove,
              done: t.removed({ name }),
              // A deleted site does not come back.
              requiredText: slug,
            }
      }
      empty={{ text: t.empty, filtered: t.empty, clear: t.clearSearch }}
    />
  )
}
