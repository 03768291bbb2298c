import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { resourceMessages } from './resource.messages.ts'

interface ConflictAlertProps {
  readonly title: string
  /** In what the two versions differ. */
  readonly children: ReactNode
  /** Left out when there is nothing of one's own to keep. */
  readonly onKeepMine: (() => void) | undefined
  readonly onTakeTheirs: () => void
}

/** Two people edited one row: the second decides. */
export function ConflictAlert({ title, children, onKeepMine, onTakeTheirs }: ConflictAlertProps) {
  const t = useStore(resourceMessages)
  return (
    <Alert
      kind="warning"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            {t.takeTheirs}
          </Button>
          {onKeepMine && (
            <Button size="sm" variant="danger" onClick={onKeepMine}>
              {t.keepMine}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Alert>
  )
}
