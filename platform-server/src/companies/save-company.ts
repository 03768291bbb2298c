import type { CompanyRequest, DirectoryRequest } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { companies, type StoredDirectory } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { CompanySecrets } from '../domain/directories/company-secret.ts'
import { directoryFilterProblem } from '../domain/directories/directory-filter.ts'
import { canReuseSecret } from './directory-secret.rule.ts'
import { replaceDomains, takenDomains, type CompanyRow } from '../domain/directories/sql-companies.ts'

interface Saving {
  readonly tenantId: number
  readonly wanted: CompanyRequest
  readonly secrets: CompanySecrets
}

export async function createCompany(tx: Tx, { tenantId, wanted, secrets }: Saving): Promise<CompanyRow> {
  refuseBadDirectory(wanted.directory, null)
  await refuseTakenDomains(tx, wanted.domains, 0)
  const [made] = await tx.insert(companies).values({ tenantId, name: wanted.name }).returning()
  if (!made) throw new Error('The database did not return the new company.')
  return writeCompany(tx, made, { tenantId, wanted, secrets })
}

export async function updateCompany(tx: Tx, before: CompanyRow, saving: Saving): Promise<CompanyRow> {
  refuseBadDirectory(saving.wanted.directory, before)
  await refuseTakenDomains(tx, saving.wanted.domains, before.id)
  return writeCompany(tx, before, saving)
}

async function writeCompany(tx: Tx, row: CompanyRow, { wanted, secrets }: Saving): Promise<CompanyRow> {
  await replaceDomains(tx, row, wanted.domains)
  const [saved] = await tx
    .update(companies)
    .set({ name: wanted.name, ...toDirectoryColumns(row, wanted.directory, secrets) })
    .where(eq(companies.id, row.id))
    .returning()
  return saved ?? row
}

function toDirectoryColumns(
  row: CompanyRow,
  wanted: DirectoryRequest | null,
  secrets: CompanySecrets,
): Pick<CompanyRow, 'directory' | 'directorySecret'> {
  if (!wanted) return { directory: null, directorySecret: null }
  const { bindPassword, ...directory } = wanted satisfies StoredDirectory
  const directorySecret = bindPassword === undefined ? row.directorySecret : secrets.seal(row, bindPassword)
  return { directory, directorySecret }
}

function refuseBadDirectory(wanted: DirectoryRequest | null, before: CompanyRow | null): void {
  if (!wanted) return
  const filterProblem = directoryFilterProblem(wanted.userFilter)
  if (filterProblem) throw new ProblemError(422, filterProblem, { field: 'directory.userFilter' })
  if (wanted.bindPassword !== undefined) return
  if (!before?.directorySecret)
    throw new ProblemError(422, 'invalid:bind-password', { field: 'directory.bindPassword' })
  if (!canReuseSecret(before.directory, wanted))
    throw new ProblemError(422, 'invalid:bind-password-again', { field: 'directory.bindPassword' })
}

async function refuseTakenDomains(tx: Tx, domains: readonly string[], exceptId: number): Promise<void> {
  const [taken] = await takenDomains(tx, domains, exceptId)
  if (taken === undefined) return
  throw new ProblemError(409, 'domain-taken', { values: { domain: taken }, field: 'domains' })
}
