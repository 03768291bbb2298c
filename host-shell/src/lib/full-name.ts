import type { User } from '@platform/shared-contracts/http'

export function fullName({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email
}
