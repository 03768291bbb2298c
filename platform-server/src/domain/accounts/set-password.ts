import { eq } from 'drizzle-orm'
import { voidMailTokens } from '../account-mail/mail-tokens.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { endSessionsOf } from './open-sessions.ts'
import type { Person } from './people.ts'

interface Replacement {
  readonly passwordHash: string
  readonly now: Date
  readonly action: 'password.change' | 'password.reset'
  /** The caller's session, which stays open. */
  readonly exceptSession?: string
  /** Other changes to the account. */
  readonly changes?: Partial<Person>
}

/**
 * A new password ends everything that the old one gave access to: other sessions, and every link that was mailed
 * before. Recorded in the audit trail as done by the person.
 */
export async function replacePassword(tx: Tx, person: Person, wanted: Replacement): Promise<Person> {
  const { passwordHash, now, action, exceptSession, changes } = wanted
  await voidMailTokens(tx, person.id, now)
  await endSessionsOf(tx, person.id, now, exceptSession)
  const [changed] = await tx
    .update(users)
    .set({ ...changes, passwordHash })
    .where(eq(users.id, person.id))
    .returning()
  const { tenantId, id, email } = person
  await recordAudit(tx, { tenantId, actor: email, action, subject: `user/${id}` })
  return changed ?? person
}
