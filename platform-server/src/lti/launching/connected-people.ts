import { and, eq } from 'drizzle-orm'
import { findByEmail, findById, type Person } from '../../domain/accounts/people.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ltiPeople, ltiPlatforms, type LaunchedPerson } from '../../lib/data/schema/standards/lti.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { countPeople, type PlatformRow } from '../platforms/sql-platforms.ts'

/** The account that a platform's person is connected with. */
export async function connectedAccount(
  tx: Tx,
  platform: PlatformRow,
  subject: string,
): Promise<Person | null> {
  const isThem = and(eq(ltiPeople.platformId, platform.id), eq(ltiPeople.subject, subject))
  const [row] = await tx.select().from(ltiPeople).where(isThem)
  return row ? findById(tx, row.userId) : null
}

export async function isTaken(tx: Tx, email: string | null): Promise<boolean> {
  return email !== null && (await findByEmail(tx, email)) !== null
}

/** An account for a person whose address the platform vouches for. They have no password until they set one by email. */
export async function makeAccount(
  tx: Tx,
  { tenantId }: PlatformRow,
  { email, firstName, lastName, language }: LaunchedPerson,
  now: Date,
): Promise<Person> {
  if (email === null) throw new Error('An account needs an address.')
  const [made] = await tx
    .insert(users)
    .values({ tenantId, email, firstName, lastName, language, emailVerifiedAt: now })
    .onConflictDoNothing()
    .returning()
  // Another account got the address meanwhile.
  if (!made) throw new ProblemError(409, 'lti-sign-in')
  return made
}

/** Errors  403 when the platform has no seat left, 409 when either is connected already. */
export async function connect(
  tx: Tx,
  platform: PlatformRow,
  { userId, subject, now }: { readonly userId: number; readonly subject: string; readonly now: Date },
): Promise<void> {
  // Held, so that the last seat is taken once.
  await tx
    .select({ id: ltiPlatforms.id })
    .from(ltiPlatforms)
    .where(eq(ltiPlatforms.id, platform.id))
    .for('update')
  const { seats } = platform
  if (seats !== null && (await countPeople(tx, platform.id)) >= seats)
    throw new ProblemError(403, 'lti-seats', { values: { seats } })
  const { tenantId, id: platformId } = platform
  const made = await tx
    .insert(ltiPeople)
    .values({ tenantId, platformId, subject, userId, connectedAt: now })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) throw new ProblemError(409, 'lti-connected')
}
