import { and, asc, eq, exists, gt, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import {
  companyTrainingChanges,
  companyTrainingIndex as index,
} from '../../lib/data/schema/company/training-index.ts'
import { users } from '../../lib/data/schema/people.ts'
import { isLearner } from '../accounts/is-learner.ts'
import { isMember } from '../company-people/members.ts'
import { INDEX_VERSION } from './index-version.ts'

interface Company {
  readonly companyId: number
  readonly now: Date
}

export type StalePerson = Awaited<ReturnType<typeof lockStalePeople>>[number]

/** Whether anyone has to be computed again. Who joined is among the changes. */
export async function hasStalePeople(tx: Tx, company: Company): Promise<boolean> {
  const { id, companyId } = companyTrainingChanges
  const changes = tx.select({ id }).from(companyTrainingChanges).where(eq(companyId, company.companyId))
  const stale = tx
    .select({ id: index.personId })
    .from(index)
    .where(and(eq(index.companyId, company.companyId), isStale(company)))
  const [row] = await tx
    .select({ isStale: sql<boolean>`${exists(changes)} or ${exists(stale)}` })
    .from(sql`(values (1)) as one`)
  return row?.isStale ?? false
}

/** In the order of their numbers. No one deletes them before the transaction ends. */
export function lockStalePeople(
  tx: Tx,
  company: Company,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  const { id, department, site, jobRole } = companyPeople
  const { email, firstName, lastName, companyName, state, isSubscribed } = users
  return tx
    .select({
      ...{ personId: id, department, site, jobRole },
      ...{ userId: users.id, email, firstName, lastName, companyName, state, isSubscribed },
      /** The index has nothing of them. */
      isNew: sql<boolean>`${index.personId} is null`,
      settlesAt: index.settlesAt,
    })
    .from(companyPeople)
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .leftJoin(index, eq(index.personId, id))
    .where(
      and(
        isMember(company.companyId),
        isLearner,
        gt(id, after),
        or(isNull(index.personId), isStale(company)),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
    .for('key share', { of: [companyPeople, users] })
}

function isStale({ now }: Company): SQL | undefined {
  return or(
    ...[index.isStale, isNotNull(index.settlesAt), ne(index.version, INDEX_VERSION)],
    ...[gt(index.validFrom, now), lte(index.validUntil, now)],
  )
}
