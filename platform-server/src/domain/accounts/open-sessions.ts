import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { sessions } from '../../lib/data/schema/sessions.ts'

/** Ends every open session of the person at once, except the caller's if it is given. */
export async function endSessionsOf(tx: Tx, userId: number, now: Date, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others))
}
