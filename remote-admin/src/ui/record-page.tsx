import type { ReactNode } from 'react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import layout from './layout.module.css'

interface RecordPageProps<Data> {
  /** The title until the record's own name is known. */
  readonly caption: string
  readonly back?: { readonly to: string; readonly label: string }
  readonly answer: {
    readonly data?: Data | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly loading: string
  readonly failed: string
  readonly children: (data: NonNullable<Data>) => ReactNode
}

/** A page about one record, whose name comes with the first answer: loading, failed, or what it is. */
export function RecordPage<Data>({
  caption,
  back,
  answer,
  loading,
  failed,
  children,
}: RecordPageProps<Data>) {
  return (
    <div className={`content ${layout.page}`}>
      {!answer.data ? (
        <>
          <PageHeader title={caption} {...(back && { back })} />
          {answer.isError ? (
            <FailedState onRetry={answer.refetch}>{failed}</FailedState>
          ) : (
            <Skeleton text={loading} lines={6} />
          )}
        </>
      ) : (
        children(answer.data)
      )}
    </div>
  )
}
