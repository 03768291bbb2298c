import { inArray } from 'drizzle-orm'
import type { StoredPractical } from '../domain/certificates/sql-certificates.ts'
import type { Tx } from '../lib/data/database.ts'
import { practicals } from '../lib/data/schema/training/certificates.ts'
import { actsOf, type StoredAct } from './acts/sql-acts.ts'

/** What people signed for the training of some holders. */
export interface Proof {
  readonly practicals: readonly StoredPractical[]
  readonly acts: readonly StoredAct[]
}

export async function readProof(tx: Tx, userIds: readonly number[]): Promise<Proof> {
  const holders = [...new Set(userIds)]
  if (holders.length === 0) return { practicals: [], acts: [] }
  const signed = await tx.select().from(practicals).where(inArray(practicals.userId, holders))
  return { practicals: signed, acts: await actsOf(tx, holders) }
}
