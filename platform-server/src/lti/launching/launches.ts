import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { ltiLaunches, ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

export type LaunchRow = typeof ltiLaunches.$inferSelect

const LIFE_MS = 30 * 60_000

type Accepted = Pick<typeof ltiLaunches.$inferInsert, 'browserHash' | 'person' | 'content'>

/** Returns the code that stands for a verified message, once, in the same browser. */
export async function storeLaunch(
  tx: Tx,
  { id: platformId, tenantId }: PlatformRow,
  accepted: Accepted,
  now: Date,
): Promise<string> {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await tx
    .insert(ltiLaunches)
    .values({ ...accepted, codeHash: tokenHash(code), tenantId, platformId, expiresAt })
  await tx.update(ltiPlatforms).set({ lastLaunchAt: now }).where(eq(ltiPlatforms.id, platformId))
  return code
}

interface Shown {
  readonly code: string
  /** `null` for a browser that started no login. */
  readonly browserHash: string | null
  readonly now: Date
}

const isOpen = ({ code, browserHash, now }: Shown) =>
  and(
    eq(ltiLaunches.codeHash, tokenHash(code)),
    eq(ltiLaunches.browserHash, browserHash ?? ''),
    isNull(ltiLaunches.usedAt),
    gt(ltiLaunches.expiresAt, now),
  )

/** Held until the transaction ends; `null` for a code that is unknown, over, used, or of another browser. */
export async function holdLaunch(tx: Tx, shown: Shown): Promise<LaunchRow | null> {
  const [row] = await tx.select().from(ltiLaunches).where(isOpen(shown)).for('update')
  return row ?? null
}

export async function useUpLaunch(tx: Tx, { codeHash }: LaunchRow, now: Date): Promise<void> {
  await tx.update(ltiLaunches).set({ usedAt: now }).where(eq(ltiLaunches.codeHash, codeHash))
}

export async function takeLaunch(tx: Tx, shown: Shown): Promise<LaunchRow | null> {
  const row = await holdLaunch(tx, shown)
  if (row) await useUpLaunch(tx, row, shown.now)
  return row
}
