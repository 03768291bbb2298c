import type { LoginAnswer, TabletLoginRequest } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import type { Person } from '../domain/accounts/people.ts'
import { deviceOf } from '../domain/sessions/device.ts'
import { createLoginAudit } from '../domain/sessions/session-audit.ts'
import type { Sessions } from '../domain/sessions/sessions.ts'
import { retryAfterSeconds, type AttemptLimit } from '../lib/attempt-limit.rule.ts'
import {
  forgetAttempts,
  minutesOf,
  recentAttempts,
  recordAttempt,
  refuseIfTooMany,
  withdrawAttempts,
  type Attempt,
} from '../lib/attempts.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { users } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { pinAttempt } from './pin-attempt.ts'
import { tabletOfKey } from './sql-tablets.ts'

export interface TabletsOptions {
  readonly services: Services
  readonly passwords: Passwords
  readonly sessions: Sessions
}

const MINUTE_MS = 60_000
/** A million PINs: at twenty guesses a day, one in fifty thousand is found in a day. */
const OF_PERSON: readonly AttemptLimit[] = [
  { limit: 5, windowMs: 15 * MINUTE_MS },
  { limit: 20, windowMs: 24 * 60 * MINUTE_MS },
]
/** For a tablet on which many numbers are tried. */
const OF_TABLET: AttemptLimit = { limit: 30, windowMs: 15 * MINUTE_MS }

interface Found {
  readonly person: Person
  readonly pinHash: string | null
}

/** Signs in a person without email. Every attempt counts as a failure until it succeeds, so that a burst is counted. */
export function createTabletSignIn({ services: { database, now }, passwords, sessions }: TabletsOptions) {
  const audited = createLoginAudit(database)

  async function enter(tx: Tx, { key, number }: TabletLoginRequest) {
    const { tablet } = await tabletOfKey(tx, key, now())
    const ofTablet: Attempt = { tenantId: tablet.tenantId, kind: 'tablet', about: tablet.id }
    const ofPerson = pinAttempt(tablet, number)
    const found = await findPerson(tx, tablet.companyId, number)
    return { tablet, ofTablet, ofPerson, found }
  }

  async function count(tx: Tx, { ofTablet, ofPerson }: Awaited<ReturnType<typeof enter>>): Promise<number> {
    await refuseIfTooMany(tx, ofTablet, OF_TABLET, now())
    for (const limit of OF_PERSON) {
      const wait = retryAfterSeconds(await recentAttempts(tx, ofPerson, limit, now()), now(), limit)
      if (wait !== null) throw locked(wait)
    }
    await recordAttempt(tx, ofPerson, now())
    return recordAttempt(tx, ofTablet, now())
  }

  return async (request: FastifyRequest, body: TabletLoginRequest): Promise<LoginAnswer> => {
    const tenantId = request.tenant.id
    const entered = await database.withTenant(tenantId, (tx) => enter(tx, body))
    const { tablet, found, ofPerson } = entered
    return audited(request, found?.person ?? null, async () => {
      const counted = await database.withTenant(tenantId, (tx) => count(tx, entered))
      // A number that no one has takes as long.
      const isRight = await passwords.verify(found?.pinHash ?? null, body.pin)
      if (!found || !isRight) throw new ProblemError(401, 'wrong-pin')
      return database.withTenant(tenantId, async (tx) => {
        await forgetAttempts(tx, ofPerson)
        await withdrawAttempts(tx, [counted])
        return sessions.open(tx, found.person, { ...deviceOf(request), tabletId: tablet.id })
      })
    })
  }
}

const locked = (seconds: number) =>
  new ProblemError(429, 'pin-locked', { values: { minutes: minutesOf(seconds) }, retryAfterSeconds: seconds })

/** Only learners whose account has no email and is not disabled: a PIN opens nothing else. */
async function findPerson(tx: Tx, companyId: number, number: string): Promise<Found | null> {
  const [row] = await tx
    .select({ person: users, pinHash: companyPeople.pinHash })
    .from(companyPeople)
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .where(
      and(
        eq(companyPeople.companyId, companyId),
        sql`lower(${companyPeople.employeeNumber}) = lower(${number})`,
        isNull(companyPeople.deactivatedAt),
        isNull(users.disabledAt),
        eq(users.role, 'user'),
        eq(users.isProfessionalPartner, false),
        eq(users.isOperator, false),
      ),
    )
  return row && !hasEmail(row.person.email) ? row : null
}
