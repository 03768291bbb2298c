import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useIsOperator } from '../lib/use-is-operator.ts'
import { TenantCreator } from './tenant-creator.tsx'
import { TenantEditor } from './tenant-editor.tsx'
import { TenantList } from './tenant-list.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useGetTenantQuery } from './tenants.api.ts'
import layout from '../ui/layout.module.css'

/**
 * /tenant-management. For operators the list; `?tenant=new` creates a tenant, `?tenant=ID` edits it.
 * Other super admins edit their own tenant.
 */
export function TenantManagementRoute() {
  const [query] = useSearchParams()
  const chosen = query.get('tenant')
  const isOperator = useIsOperator()
  return (
    <div className={`content ${layout.page}`}>
      {isOperator ? <AnyTenant chosen={chosen} /> : <OwnTenant chosen={chosen} />}
    </div>
  )
}

interface ChosenProps {
  readonly chosen: string | null
}

function AnyTenant({ chosen }: ChosenProps) {
  if (chosen === null) return <TenantList />
  return chosen === 'new' ? <TenantCreator /> : <ChosenTenant key={chosen} id={Number(chosen)} />
}

function OwnTenant({ chosen }: ChosenProps) {
  const t = useStore(tenantManagementMessages)
  const { tenant } = usePlatform()
  if (chosen === null || chosen === String(tenant.id)) return <ChosenTenant id={Number(tenant.id)} />
  return (
    <>
      <PageHeader title={t.title} />
      <EmptyState
        title={t.operatorsTitle}
        action={<LinkButton to="/tenant-management">{t.editOwnTenant}</LinkButton>}
      >
        {t.ownTenantOnly}
      </EmptyState>
    </>
  )
}

function ChosenTenant({ id }: { readonly id: number }) {
  const t = useStore(tenantManagementMessages)
  const { data: tenant, isError, refetch } = useGetTenantQuery(id)
  if (tenant) return <TenantEditor tenant={tenant} />
  return (
    <>
      <PageHeader title={t.title} />
      {isError ? <FailedState onRetry={refetch}>{t.loadFailed}</FailedState> : <Skeleton lines={8} />}
    </>
  )
}

export { TenantManagementRoute as Component }
