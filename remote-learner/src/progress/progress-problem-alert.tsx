import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import type { ProgressProblem } from '../domain/progress/progress.slice.ts'
import { progressMessages } from './progress.messages.ts'

interface Props {
  readonly problem: ProgressProblem | null
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** The printed sentences of spec section 8, with a way out. */
export function ProgressProblemAlert({ problem, onRetry, onDismiss }: Props) {
  const t = useStore(progressMessages)
  if (!problem) return null
  const sentence = {
    fetch: () => t.fetchFailed,
    format: () => t.formatFailed,
    sync: () => t.syncFailed({ id: problem.kind === 'sync' ? problem.moduleId : '' }),
  }[problem.kind]()
  return (
    <Alert
      kind="danger"
      onDismiss={onDismiss}
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {sentence}
    </Alert>
  )
}
