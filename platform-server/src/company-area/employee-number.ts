import { randomInt } from 'node:crypto'
import type { CompanyPersonChange } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companies } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { CompanyWork } from './company-work.ts'
import type { CompanyPersonRow } from './sql-company-people.ts'

const isNumber = (number: string) => sql`lower(${companyPeople.employeeNumber}) = lower(${number})`

/** The number, unless someone else of the company has it. Errors: 409 at `employeeNumber`. */
export async function freeNumber(
  { tx, company }: CompanyWork,
  id: number | null,
  number: string,
): Promise<string> {
  if (number === '') return ''
  // Two requests that give the same number wait for each other.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update')
  const isOther = id === null ? undefined : ne(companyPeople.id, id)
  const taken = and(eq(companyPeople.companyId, company.id), isNumber(number), isOther)
  if ((await tx.$count(companyPeople, taken)) > 0)
    throw new ProblemError(409, 'employee-number-taken', { field: 'employeeNumber' })
  return number
}

/** Someone without email keeps a number, because they sign in with it. Errors: 409 at `employeeNumber`. */
export async function numberAfter(
  work: CompanyWork,
  { id, email, employeeNumber }: CompanyPersonRow,
  { employeeNumber: wanted = employeeNumber }: CompanyPersonChange,
): Promise<string> {
  if (wanted === '' && !hasEmail(email)) return employeeNumber
  return freeNumber(work, id, wanted)
}

const [FIRST, AFTER_LAST] = [10_000, 100_000]
const ATTEMPTS = 50

/** Five digits that no one in the company has, for someone who has no number and needs one to sign in. */
export async function newNumber(tx: Tx, companyId: number): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const number = String(randomInt(FIRST, AFTER_LAST))
    const taken = and(eq(companyPeople.companyId, companyId), isNumber(number))
    if ((await tx.$count(companyPeople, taken)) === 0) return number
  }
  throw new Error('No employee number is free.')
}
