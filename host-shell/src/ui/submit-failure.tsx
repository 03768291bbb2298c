import { Alert } from '@platform/shared-ui/alert'
import type { Submit } from './use-submit.ts'

export function SubmitFailure({ submit }: { readonly submit: Submit }) {
  if (submit.failure === null) return null
  return (
    <Alert kind="danger" onDismiss={submit.dismiss}>
      {submit.failure}
    </Alert>
  )
}
