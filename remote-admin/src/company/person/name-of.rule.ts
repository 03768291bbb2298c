import type { CompanyPerson } from '@platform/shared-contracts/http'

/** By email where an import named only that. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<CompanyPerson, 'firstName' | 'lastName' | 'email'>) {
  return `${firstName} ${lastName}`.trim() || email
}
