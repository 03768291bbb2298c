import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../lib/data/database.ts'
import { signingKeys } from '../../../lib/data/schema/training/certificates.ts'

export type StoredSigningKey = typeof signingKeys.$inferSelect

/** Replicas that start together agree on one key. Until the transaction ends. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`)
}

/** The one in use first, then the newest. */
export function allSigningKeys(tx: Tx): Promise<StoredSigningKey[]> {
  return tx
    .select()
    .from(signingKeys)
    .orderBy(sql`${signingKeys.retiredAt} is not null`, desc(signingKeys.createdAt))
}

/** Makes a key the one in use, and retires the one before. */
export async function useSigningKey(
  tx: Tx,
  key: Pick<StoredSigningKey, 'kid' | 'publicKey' | 'sealed'>,
  at: Date,
): Promise<void> {
  await tx
    .update(signingKeys)
    .set({ retiredAt: at })
    .where(and(isNull(signingKeys.retiredAt), sql`${signingKeys.kid} <> ${key.kid}`))
  await tx
    .insert(signingKeys)
    .values({ ...key, createdAt: at })
    .onConflictDoUpdate({ target: signingKeys.kid, set: { retiredAt: null, sealed: key.sealed } })
}

export async function sealSigningKey(tx: Tx, kid: string, sealed: string): Promise<void> {
  await tx.update(signingKeys).set({ sealed }).where(eq(signingKeys.kid, kid))
}
