import type { ReactNode } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'

interface RetryAlertProps {
  /** A warning where the page works without it. */
  readonly kind?: 'danger' | 'warning'
  /** What the button says. */
  readonly retry: string
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** What could not be loaded, in a page that shows the rest; a whole page that failed is a `FailedState`. */
export function RetryAlert({ kind = 'danger', retry, onRetry, children }: RetryAlertProps) {
  return (
    <Alert
      kind={kind}
      actions={
        <Button size="sm" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
