import type { Company } from '@platform/shared-contracts/http'
import { and, asc, count, eq, ilike, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companies, companyDomains, users } from '../../lib/data/schema/people.ts'

export type CompanyRow = typeof companies.$inferSelect

/** The company whose people sign in with user names of this domain, against a directory. */
export async function findByDomain(tx: Tx, domain: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: companies.id })
    .from(companyDomains)
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .where(and(eq(companyDomains.domain, domain), isNotNull(companies.directory)))
  return row?.id ?? null
}

export async function findCompany(tx: Tx, id: number): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

export async function domainsOf(tx: Tx, companyId: number): Promise<string[]> {
  const rows = await tx
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(asc(companyDomains.domain))
  return rows.map(({ domain }) => domain)
}

/** Domains of the list that another company has. */
export async function takenDomains(tx: Tx, domains: readonly string[], exceptId: number): Promise<string[]> {
  if (domains.length === 0) return []
  const rows = await tx
    .select()
    .from(companyDomains)
    .where(inArray(companyDomains.domain, [...domains]))
  return rows.filter(({ companyId }) => companyId !== exceptId).map(({ domain }) => domain)
}

export async function replaceDomains(
  tx: Tx,
  { id: companyId, tenantId }: Pick<CompanyRow, 'id' | 'tenantId'>,
  domains: readonly string[],
): Promise<void> {
  await tx.delete(companyDomains).where(eq(companyDomains.companyId, companyId))
  const rows = [...new Set(domains)].map((domain) => ({ tenantId, companyId, domain }))
  if (rows.length > 0) await tx.insert(companyDomains).values(rows)
}

interface Page {
  readonly page: number
  readonly size: number
  readonly q: string
}

export async function listCompanies(
  tx: Tx,
  { page, size, q }: Page,
): Promise<{ items: Company[]; total: number }> {
  const fits = q ? ilike(companies.name, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined
  const [all] = await tx.select({ total: count() }).from(companies).where(fits)
  const rows = await tx
    .select()
    .from(companies)
    .where(fits)
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
    .limit(size)
    .offset((page - 1) * size)
  const items: Company[] = []
  for (const row of rows) items.push(await toCompany(tx, row))
  return { items, total: all?.total ?? 0 }
}

/** As an administrator sees it: whether there is a secret, never which. */
export async function toCompany(tx: Tx, row: CompanyRow): Promise<Company> {
  const [people] = await tx.select({ total: count() }).from(users).where(eq(users.companyId, row.id))
  return {
    id: row.id,
    name: row.name,
    domains: await domainsOf(tx, row.id),
    directory: row.directory && { ...row.directory, hasBindPassword: row.directorySecret !== null },
    people: people?.total ?? 0,
    createdAt: row.createdAt.toISOString(),
  }
}
