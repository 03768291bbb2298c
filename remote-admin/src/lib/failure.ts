import type { ApiError } from '@platform/shared-contracts/client'

/** What a rejected mutation says to the person. */
export function failureOf(error: unknown): Pick<ApiError, 'message' | 'serverMessage' | 'fields'> {
  const { message, serverMessage, fields } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<ApiError>
  return {
    message: message ?? String(error),
    ...(serverMessage ? { serverMessage } : {}),
    ...(fields ? { fields } : {}),
  }
}
