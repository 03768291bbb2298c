import type { FastifyRequest } from 'fastify'
import { recordAudit, recordAuditOnce } from '../../lib/data/audit.ts'
import type { Database, Tx } from '../../lib/data/database.ts'
import { deviceName } from '../../lib/device-name.ts'
import { findById, type Person } from '../accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'

type UserAction = 'session.logout' | 'session.replayed' | 'session.end-all' | 'session.left-directory'
type Action = UserAction | 'session.login' | 'session.end'

/** A user's own sign-in or sign-out. */
async function record(
  tx: Tx,
  action: Action,
  { id, tenantId, email }: Person,
  after?: object,
): Promise<void> {
  await recordAudit(tx, { tenantId, actor: email, action, subject: `user/${id}`, after })
}

export function recordLogin(tx: Tx, person: Person, userAgent: string | null): Promise<void> {
  return record(tx, 'session.login', person, { device: deviceName(userAgent) })
}

export function recordSessionEnd(tx: Tx, person: Person, userAgent: string | null): Promise<void> {
  return record(tx, 'session.end', person, { device: deviceName(userAgent) })
}

/** For the user whose sessions were open until now; `null` does nothing. */
export async function recordOfUser(tx: Tx, action: UserAction, userId: number | null): Promise<void> {
  const person = userId === null ? null : await findById(tx, userId)
  if (person) await record(tx, action, person)
}

const REASONS: Readonly<Partial<Record<string, string>>> = {
  'wrong-credentials': 'wrong password',
  'wrong-pin': 'wrong number or PIN on a shared tablet',
  'email-not-verified': 'the address is not confirmed yet',
}
const TOO_MANY = 429

/** Records why a login was refused, in a transaction of its own: the one of the refused request is rolled back. */
export function createLoginAudit(database: Database) {
  return async <T>(
    { tenant: { id } }: FastifyRequest,
    person: Person | null,
    work: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProblemError)
        await database.withTenant(id, (tx) => recordFailedLogin(tx, id, { refusal: error, person }))
      throw error
    }
  }
}

interface Failure {
  readonly refusal: ProblemError
  readonly person?: Person | null
}

/** Typed text is only stored if it is an address that exists here: people type passwords into the wrong field. */
async function recordFailedLogin(
  tx: Tx,
  tenantId: number,
  { refusal: { message, status, code }, person }: Failure,
): Promise<void> {
  const reason = REASONS[code] ?? message.replace(/\.$/, '')
  const subject = person ? `user/${person.id}` : 'login'
  const entry = { tenantId, actor: 'unknown', subject, after: { reason } }
  if (status === TOO_MANY) return recordAuditOnce(tx, { ...entry, action: 'session.login-blocked' })
  await recordAudit(tx, { ...entry, action: person ? 'session.login-failed' : 'session.login-unknown' })
}
