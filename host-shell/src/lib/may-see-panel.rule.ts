import type { User } from '@platform/shared-contracts/http'
import { isSuperAdmin } from '@platform/shared-contracts/rules'

/** Super admins who are no operators read in it who manages releases. */
export function maySeePanel(user: User): boolean {
  return user.isOperator || isSuperAdmin(user)
}
