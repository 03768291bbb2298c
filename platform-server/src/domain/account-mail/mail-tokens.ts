import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { mailTokens } from '../../lib/data/schema/sessions.ts'
import type { Person } from '../accounts/people.ts'

type MailToken = typeof mailTokens.$inferSelect
type Purpose = MailToken['purpose']

const HOUR_MS = 60 * 60_000
const LIFE_MS: Readonly<Record<Purpose, number>> = {
  'verify-email': 72 * HOUR_MS,
  'reset-password': HOUR_MS,
  'sign-in': 24 * HOUR_MS,
}

/** As the database keeps it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new token for a link in an email; it exists nowhere but in that email. */
export async function issueMailToken(tx: Tx, person: Person, purpose: Purpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(mailTokens).values({
    hash: hashOfToken(token),
    tenantId: person.tenantId,
    userId: person.id,
    purpose,
    expiresAt: new Date(now.getTime() + LIFE_MS[purpose]),
  })
  return token
}

/** `null` when it was never given for this purpose, or has expired; it may have been used. */
export async function findMailToken(
  tx: Tx,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<MailToken | null> {
  const isIt = and(eq(mailTokens.hash, hashOfToken(token)), eq(mailTokens.purpose, purpose))
  // Locked, so that of two requests with one token the second sees that it is used.
  const [row] = await tx.select().from(mailTokens).where(isIt).for('update')
  return row && row.expiresAt > now ? row : null
}

/** Uses up every token of the person for this purpose, so that links in older emails stop working. */
export async function useUpMailTokens(tx: Tx, userId: number, purpose: Purpose, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)))
}

/** Every link that was ever mailed to the person is worthless from now on. */
export async function voidMailTokens(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), isNull(mailTokens.usedAt)))
}
