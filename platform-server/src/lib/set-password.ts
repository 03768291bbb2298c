import { eq } from 'drizzle-orm'
import { voidMailTokens } from './account-mail/mail-tokens.ts'
import type { Tx } from './data/database.ts'
import { users } from './data/schema/people.ts'
import { endSessionsOf } from './open-sessions.ts'
import type { Person } from './people.ts'

interface Replacement {
  readonly passwordHash: string
  readonly now: Date
  /** The one that asks for it. */
  readonly exceptSession?: string
  /** What else becomes true of the account. */
  readonly changes?: Partial<Person>
}

/** A new password ends what the old one opened: other sessions, and every link that was mailed before. */
export async function replacePassword(tx: Tx, person: Person, wanted: Replacement): Promise<Person> {
  const { passwordHash, now, exceptSession, changes } = wanted
  await voidMailTokens(tx, person.id, now)
  await endSessionsOf(tx, person.id, now, exceptSession)
  const [changed] = await tx
    .update(users)
    .set({ ...changes, passwordHash })
    .where(eq(users.id, person.id))
    .returning()
  return changed ?? person
}
