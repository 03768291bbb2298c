import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import type { Failure } from '../../lib/api-failure.ts'
import { practiceMessages } from './practice.messages.ts'
import classes from './practice.module.css'

interface Props {
  readonly title: string
  readonly lead: string
  readonly isLoaded: boolean
  /** Why it could not be loaded; null while it is loading. */
  readonly failure: Failure | null
  readonly missingText: string
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** The page around practice: loading, missing, failed, or its questions. */
export function PracticeFrame({ title, lead, isLoaded, children, ...missing }: Props) {
  const t = useStore(practiceMessages)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={title} lead={lead} back={{ to: '/quizzes', label: t.back }} />
      {isLoaded ? children : <NotLoaded {...missing} />}
    </div>
  )
}

function NotLoaded({ failure, missingText, onRetry }: Pick<Props, 'failure' | 'missingText' | 'onRetry'>) {
  const t = useStore(practiceMessages)
  if (!failure) return <Skeleton text={t.loading} lines={8} />
  if (failure.status !== 404) return <FailedState onRetry={onRetry}>{t.failed}</FailedState>
  return <EmptyState action={<LinkButton to="/quizzes">{t.back}</LinkButton>}>{missingText}</EmptyState>
}
