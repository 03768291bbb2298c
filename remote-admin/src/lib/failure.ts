import type { ApiError } from '@platform/shared-contracts/client'

/** What a rejected mutation says to the person. */
export function failureOf(error: unknown): Pick<ApiError, 'message' | 'fields'> {
  const { message, fields } = (typeof error === 'object' && error !== null ? error : {}) as Partial<ApiError>
  return { message: message ?? String(error), ...(fields ? { fields } : {}) }
}
