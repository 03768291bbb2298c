import type { PersonDetail } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { retainedIdentities } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { retainedUntil } from '../domain/accounts/retention.rule.ts'

/** Whose training records an erased account holds, for an admin who must show them to an employer or an authority. */
export async function retainedIdentity(tx: Tx, { id, erasedAt }: Person): Promise<PersonDetail['retained']> {
  if (!erasedAt) return null
  const [row] = await tx.select().from(retainedIdentities).where(eq(retainedIdentities.userId, id))
  if (!row) return null
  const until = retainedUntil('training', erasedAt).toISOString()
  return { name: row.name, companyName: row.companyName, until }
}
