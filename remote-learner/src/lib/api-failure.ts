import type { ApiError } from '@platform/shared-contracts/client'

/** HTTP status, 0 without an answer. */
export type Failure = Pick<ApiError, 'status'>

/** What a query failed with; `null` while it has not. */
export function failureOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null) return null
  const { status } = error as Partial<ApiError>
  return { status: typeof status === 'number' ? status : 0 }
}
