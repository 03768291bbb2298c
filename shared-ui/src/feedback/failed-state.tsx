import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { uiMessages } from '../app/ui.messages.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { AlertIcon, RefreshIcon } from '../layout/icon.tsx'

interface FailedStateProps {
  readonly onRetry?: () => void
  readonly retryText?: string
  /** What could not be loaded; a general sentence unless given. */
  readonly children?: ReactNode
}

/** In the place of content that could not be loaded: what happened, and a way to try again. */
export function FailedState({ onRetry, retryText, children }: FailedStateProps) {
  const messages = useStore(uiMessages)
  const retry = onRetry && (
    <Button icon={<RefreshIcon size={1.125} />} onClick={onRetry}>
      {retryText ?? messages.retry}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState icon={<AlertIcon />} action={retry}>
        {children ?? messages.failed}
      </EmptyState>
    </div>
  )
}
