import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { TENANT_SORTS } from '@platform/shared-contracts/http'
import { ResourceList } from '../ui/resource-list.tsx'
import { useListView } from '../ui/use-list-view.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { tenantColumns } from './tenant-columns.tsx'
import { useListTenantsQuery, useRemoveTenantMutation } from './tenants.api.ts'

export function TenantList() {
  const t = useStore(tenantManagementMessages)
  const view = useListView(['q'], TENANT_SORTS)
  const toNew = (
    <LinkButton to="/tenant-management?tenant=new" variant="primary" icon={<PlusIcon />}>
      {t.newTenant}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} actions={toNew} />
      <SearchField label={t.search} value={view.filters.q} onChange={(q) => view.choose({ q })} />
      <ResourceList
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
        empty={{ text: t.empty, action: toNew, filtered: t.empty, clear: t.clearSearch }}
      />
    </>
  )
}
