import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TenantSummary } from '@platform/shared-contracts/http'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { RemoveAction } from '../ui/remove-action.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { tenantColumns } from './tenant-columns.tsx'
import { PAGE_SIZE, useListTenantsQuery, useRemoveTenantMutation } from './tenants.api.ts'
import { useListAddress } from './use-list-address.ts'

export function TenantList() {
  const t = useStore(tenantManagementMessages)
  const [removing, setRemoving] = useState<TenantSummary | null>(null)
  const { view, search, order, turn } = useListAddress()
  const { column, direction, page, q } = view
  const sort = direction === 'descending' ? `-${column}` : column
  const { data, isFetching, isError, refetch } = useListTenantsQuery({ page, sort, q })
  const state = { isLoading: isFetching && !data, isFailed: isError && !data }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <LinkButton to="/tenant-management?tenant=new" variant="primary" icon={<PlusIcon />}>
            {t.newTenant}
          </LinkButton>
        }
      />
      <SearchField label={t.search} value={q} onChange={search} />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={tenantColumns(t)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(tenant) => [
          { label: t.edit, to: `/tenant-management?tenant=${tenant.id}` },
          tenant.isBuiltIn ? null : { label: t.remove, isDanger: true, onSelect: () => setRemoving(tenant) },
        ]}
        {...state}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={<Button onClick={() => search('')}>{t.clearSearch}</Button>}
        sort={{ column, direction }}
        onSort={order}
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
      {removing && (
        <RemoveAction
          useRemove={useRemoveTenantMutation}
          arg={removing.id}
          title={t.removeTitle({ name: removing.name })}
          text={t.removeText}
          action={t.remove}
          done={t.removed({ name: removing.name })}
          // A deleted site does not come back.
          requiredText={removing.slug}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
