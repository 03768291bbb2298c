import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { TenantCreator } from './tenant-creator.tsx'
import { TenantEditor } from './tenant-editor.tsx'
import { TenantList } from './tenant-list.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useGetTenantQuery } from './tenants.api.ts'
import classes from './tenant-editor.module.css'

/** /tenant-management: the list; `?tenant=new` creates one, `?tenant=ID` edits it. */
export function TenantManagementRoute() {
  const [query] = useSearchParams()
  const chosen = query.get('tenant')
  return (
    <div className={`content ${classes.page}`}>
      {chosen === null && <TenantList />}
      {chosen === 'new' && <TenantCreator />}
      {chosen !== null && chosen !== 'new' && <ChosenTenant key={chosen} id={Number(chosen)} />}
    </div>
  )
}

function ChosenTenant({ id }: { readonly id: number }) {
  const t = useStore(tenantManagementMessages)
  const { data: tenant, isError, refetch } = useGetTenantQuery(id)
  if (tenant) return <TenantEditor tenant={tenant} />
  if (isError) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  return <Skeleton lines={8} />
}

export { TenantManagementRoute as Component }
