import { useStore } from '@nanostores/react'
import type { TenantSummary } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useRemoveTenantMutation } from './tenants.api.ts'

interface Props {
  readonly tenant: TenantSummary
  readonly onClose: () => void
}

/** Typing the slug confirms: a deleted site does not come back. */
export function RemoveTenantDialog({ tenant, onClose }: Props) {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemoveTenantMutation()
  const confirm = async () => {
    const answer = await remove(tenant.id)
    if (answer.error) return
    onClose()
    notify('success', t.removed({ name: tenant.name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle({ name: tenant.name })}
      confirmText={t.remove}
      typedWord={tenant.slug}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  )
}
