import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { ltiStates } from '../../lib/data/schema/standards/lti.ts'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

export type StateRow = typeof ltiStates.$inferSelect

const LIFE_MS = 10 * 60_000

/** What the platform must send back, once, to this browser. */
export async function startState(
  tx: Tx,
  { id: platformId, tenantId }: PlatformRow,
  { browserHash, now }: { readonly browserHash: string; readonly now: Date },
): Promise<{ state: string; nonce: string }> {
  const [state, nonce] = [newToken(), newToken()]
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const hashes = { stateHash: tokenHash(state), nonceHash: tokenHash(nonce), browserHash }
  await tx.insert(ltiStates).values({ ...hashes, tenantId, platformId, expiresAt })
  return { state, nonce }
}

/** Uses it up, whatever becomes of the message; `null` for one that is unknown, over or used. */
export async function takeState(tx: Tx, state: string, now: Date): Promise<StateRow | null> {
  const isUnused = and(eq(ltiStates.stateHash, tokenHash(state)), isNull(ltiStates.usedAt))
  const [row] = await tx.update(ltiStates).set({ usedAt: now }).where(isUnused).returning()
  return row && row.expiresAt > now ? row : null
}
