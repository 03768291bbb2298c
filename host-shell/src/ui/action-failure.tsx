import { Alert } from '@platform/shared-ui/alert'
import type { Action } from './use-action.ts'

export function ActionFailure({ action }: { readonly action: Action }) {
  if (action.failure === null) return null
  return (
    <Alert kind="danger" onDismiss={action.dismiss}>
      {action.failure}
    </Alert>
  )
}
