import { useStore } from '@nanostores/react'
import type { TenantDetail } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { tenantManagementMessages } from './tenant-management.messages.ts'

interface Props {
  readonly theirs: TenantDetail
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Two people edited one tenant: the second decides. */
export function ConflictAlert({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const t = useStore(tenantManagementMessages)
  return (
    <Alert
      kind="warning"
      title={t.conflictTitle}
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            {t.takeTheirs}
          </Button>
          <Button size="sm" variant="danger" onClick={onKeepMine}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      {t.conflictText({ revision: theirs.revision })}
    </Alert>
  )
}
