import { usePlatform } from '@platform/shared-contracts/remote'

/** Whether the user may do what reaches beyond their own tenant. The server checks it again on every request. */
export function useIsOperator(): boolean {
  return usePlatform().session.user?.isOperator === true
}
