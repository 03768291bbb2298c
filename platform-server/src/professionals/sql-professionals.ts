import type { Professional, ProfessionalQuery, ProfessionalRequest } from '@platform/shared-contracts/http'
import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { professionals } from '../lib/data/schema/professionals.ts'
import { isUniqueViolation } from '../lib/data/violations.ts'
import { ProblemError } from '../lib/problem.ts'

type Filter = Pick<ProfessionalQuery, 'q' | 'state' | 'certification' | 'service' | 'sort'>

const SORTS: Readonly<Record<string, SQL>> = {
  name: sql`lower(${professionals.lastName} || ' ' || ${professionals.firstName})`,
  place: sql`lower(${professionals.state} || ' ' || coalesce(${professionals.city}, ''))`,
  checkedOn: sql`${professionals.checkedOn}`,
}

/** The professionals who match, in the given order and then by name. */
export async function findProfessionals(tx: Tx, filter: Filter): Promise<Professional[]> {
  const column = SORTS[filter.sort.replace('-', '')]
  const rows = await tx
    .select()
    .from(professionals)
    .where(fits(filter))
    .orderBy(
      filter.sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
      asc(professionals.lastName),
      asc(professionals.firstName),
      asc(professionals.id),
    )
  return rows.map(toProfessional)
}

function fits({ q, state, certification, service }: Filter): SQL | undefined {
  const pattern = likePattern(q)
  const fullName = sql`${professionals.firstName} || ' ' || ${professionals.lastName}`
  const { email, companyName, city } = professionals
  return and(
    q
      ? or(ilike(fullName, pattern), ilike(email, pattern), ilike(companyName, pattern), ilike(city, pattern))
      : undefined,
    state ? eq(professionals.state, state) : undefined,
    certification ? holds(sql`${professionals.certifications}`, certification) : undefined,
    service ? holds(sql`${professionals.services}`, service) : undefined,
  )
}

const holds = (list: SQL, value: string) => sql`${list} @> ${JSON.stringify([value])}::jsonb`

export async function findProfessional(tx: Tx, id: number): Promise<Professional> {
  const [row] = await tx.select().from(professionals).where(eq(professionals.id, id))
  if (!row) throw new ProblemError(404, 'professional-not-found')
  return toProfessional(row)
}

export async function insertProfessional(
  tx: Tx,
  tenantId: number,
  wanted: ProfessionalRequest,
): Promise<number> {
  const [row] = await refuseTakenEmail(
    tx
      .insert(professionals)
      .values({ ...wanted, ...lowercase(wanted), tenantId })
      .returning({ id: professionals.id }),
  )
  if (!row) throw new Error('The database did not return the new professional.')
  return row.id
}

export async function updateProfessional(tx: Tx, id: number, wanted: ProfessionalRequest): Promise<void> {
  await refuseTakenEmail(
    tx
      .update(professionals)
      .set({ ...wanted, ...lowercase(wanted) })
      .where(eq(professionals.id, id)),
  )
}

const lowercase = ({ email }: ProfessionalRequest) => ({ email: email?.toLowerCase() ?? null })

async function refuseTakenEmail<T>(written: PromiseLike<T>): Promise<T> {
  try {
    return await written
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ProblemError(409, 'email-taken:entry', { field: 'email' })
  }
}

function toProfessional(row: typeof professionals.$inferSelect): Professional {
  const { id, firstName, lastName, email, phone, companyName, city, state } = row
  const { certifications, services, certifiedUntil, source, doNotContact, checkedOn } = row
  return {
    ...{ id, firstName, lastName, email, phone, companyName, city, state },
    ...{ certifications, services, certifiedUntil, source, doNotContact, checkedOn },
  }
}
