import type { ReactNode } from 'react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'

interface LoadedRowProps<Row> {
  readonly answer: {
    readonly data?: Row | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly failed: string
  readonly children: (row: NonNullable<Row>) => ReactNode
}

/** One row, while it loads, and when it cannot be loaded. */
export function LoadedRow<Row>({
  answer: { data, isError, refetch },
  failed,
  children,
}: LoadedRowProps<Row>) {
  if (data) return children(data)
  if (isError) return <FailedState onRetry={refetch}>{failed}</FailedState>
  return <Skeleton lines={8} />
}
