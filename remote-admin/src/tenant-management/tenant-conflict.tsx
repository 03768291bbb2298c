import { useStore } from '@nanostores/react'
import type { TenantDetail } from '@platform/shared-contracts/http'
import { ConflictAlert } from '../ui/conflict-alert.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'

interface Props {
  readonly theirs: TenantDetail
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Two people edited one tenant: the second decides. */
export function TenantConflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const t = useStore(tenantManagementMessages)
  return (
    <ConflictAlert title={t.conflictTitle} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs}>
      {t.conflictText({ revision: theirs.revision })}
    </ConflictAlert>
  )
}
