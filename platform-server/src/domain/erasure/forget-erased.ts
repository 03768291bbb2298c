import { and, eq, exists, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { progressChanges } from '../../lib/data/schema/training/progress.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { retainedSince } from '../accounts/retention.rule.ts'
import { ERASURE } from './erasure-table.ts'

const EMPTY_BILLING = { name: '', companyName: '', address: '', poNumber: '' }

/**
 * Deletes the retained records of erased accounts when their time is over: training records and consent after five
 * years, the names on orders after seven. The last row of an account is deleted once nothing is retained with it.
 * Running it twice does no harm.
 */
export async function forgetErased({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const at = now()
  await database.withPlatform(async (tx) => {
    await forgetTraining(tx, retainedSince('training', at))
    await tx.execute(sql`select forget_consent(${retainedSince('consent', at).toISOString()}::timestamptz)`)
    const isErased = exists(
      tx
        .select()
        .from(users)
        .where(and(eq(users.id, orders.userId), sql`${users.erasedAt} is not null`)),
    )
    await tx
      .update(orders)
      .set({ billing: EMPTY_BILLING })
      .where(and(isErased, lt(orders.placedAt, retainedSince('orders', at))))
    const hasNoOrder = notExists(tx.select().from(orders).where(eq(orders.userId, users.id)))
    await tx.delete(users).where(and(lt(users.erasedAt, retainedSince('training', at)), hasNoOrder))
  })
}

/** Files that no credential names anymore are deleted by the nightly job that looks for them. */
async function forgetTraining(tx: Tx, erasedBefore: Date): Promise<void> {
  const gone = tx.select({ id: users.id }).from(users).where(lt(users.erasedAt, erasedBefore))
  for (const { table, user, policy } of ERASURE)
    // Changes of a status do not identify a person, and are deleted with the last row of the account.
    if (policy === 'training' && table !== progressChanges) await tx.delete(table).where(inArray(user, gone))
}
