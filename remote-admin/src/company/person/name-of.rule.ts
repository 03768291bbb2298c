import type { CompanyPerson } from '@platform/shared-contracts/http'

/** By email where an import named only that. */
export function nameOf({
  firstName,
  lastName,
  email,
  employeeNumber,
}: Pick<CompanyPerson, 'firstName' | 'lastName' | 'email' | 'employeeNumber'>): string {
  return `${firstName} ${lastName}`.trim() || (email ?? employeeNumber)
}
