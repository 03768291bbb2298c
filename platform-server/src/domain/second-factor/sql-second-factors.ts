import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../../lib/data/schema/second-factors.ts'
import { sessions } from '../../lib/data/schema/sessions.ts'

export type TotpRow = typeof totpSecrets.$inferSelect
export type PasskeyRow = typeof passkeys.$inferSelect

export async function findTotp(tx: Tx, userId: number): Promise<TotpRow | null> {
  const [row] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return row ?? null
}

/** Returns whether the step was new: of two uses of one code the second is refused, also at the same moment. */
export async function takeTotpStep(tx: Tx, userId: number, step: number, now: Date): Promise<boolean> {
  const isNew = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))
  const taken = await tx
    .update(totpSecrets)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(totpSecrets.userId, userId), isNew))
    .returning({ userId: totpSecrets.userId })
  return taken.length > 0
}

/** Oldest first. */
export function passkeysOf(tx: Tx, userId: number): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function findPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

/** Returns whether the counter increased; authenticators that do not count always send 0. */
export async function takePasskeyUse(tx: Tx, id: string, counter: number, now: Date): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const taken = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return taken.length > 0
}

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Locks the account, so that of two changes at once the second sees what the first one left. */
export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Records whether any factor is left; without one the recovery codes are deleted too. Returns the new state. */
export async function settleSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const totp = await findTotp(tx, userId)
  const hasSecondFactor = totp?.secret != null || (await passkeysOf(tx, userId)).length > 0
  await tx.update(users).set({ hasSecondFactor }).where(eq(users.id, userId))
  if (!hasSecondFactor) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return hasSecondFactor
}

export async function recordProof(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId))
}
