import type { RegistrationRequest } from '@platform/shared-contracts/http'
import { US_STATES } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { recordAttempt, refuseIfTooMany, type Attempt } from '../lib/attempts.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Passwords } from '../lib/passwords.ts'
import { accountEmail, findByEmail } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { verificationMail } from '../lib/account-mail/account-mails.ts'
import { issueMailToken } from '../lib/account-mail/mail-tokens.ts'
import type { PostAccountMail } from '../lib/account-mail/post-account-mail.ts'

interface Parts {
  readonly services: Pick<Services, 'config' | 'database' | 'now'>
  readonly passwords: Passwords
  readonly post: PostAccountMail
}

const HOUR_MS = 60 * 60_000

const emailTaken = () =>
  new ProblemError(409, 'This email is already registered. Please use a different email or login.', {
    code: 'email-taken',
    fields: { email: 'This email is already registered.' },
  })

/** Makes an account that cannot log in until the mail to its address was answered. */
export function createRegistration({ services: { config, database, now }, passwords, post }: Parts) {
  const limit = { limit: config.registrationLimit, windowMs: HOUR_MS }

  return async (request: FastifyRequest, wanted: RegistrationRequest): Promise<void> => {
    const tenantId = request.tenant.id
    const attempt: Attempt = { tenantId, kind: 'registration', about: request.ip }
    refuseUnknownState(wanted.state)
    await database.withTenant(tenantId, async (tx) => {
      await refuseIfTooMany(tx, attempt, limit, now())
      if (await findByEmail(tx, wanted.email)) throw emailTaken()
      await refuseUnknownPartner(tx, wanted.assigned_partner_id)
    })
    const passwordHash = await passwords.hash(wanted.password)
    await database.withTenant(tenantId, async (tx) => {
      const [person] = await tx
        .insert(users)
        .values({ tenantId, passwordHash, ...toColumns(wanted) })
        .onConflictDoNothing()
        .returning()
      // Somebody else took the address while the password was hashed.
      if (!person) throw emailTaken()
      await recordAttempt(tx, attempt, now())
      const token = await issueMailToken(tx, person, 'verify-email', now())
      await post(tx, request, { to: person, write: verificationMail, path: '/verify-email', token })
    })
  }
}

function toColumns(wanted: RegistrationRequest) {
  return {
    email: accountEmail(wanted.email),
    firstName: wanted.first_name,
    lastName: wanted.last_name,
    companyName: wanted.company_name,
    state: wanted.state,
    language: wanted.language,
    assignedPartnerId: wanted.assigned_partner_id === null ? null : rowId(wanted.assigned_partner_id),
  }
}

function refuseUnknownState(state: string): void {
  if (US_STATES.some(({ code }) => code === state)) return
  const message = 'Please choose one of the 50 states.'
  throw new ProblemError(422, message, { code: 'unknown-state', fields: { state: message } })
}

async function refuseUnknownPartner(tx: Tx, id: RegistrationRequest['assigned_partner_id']): Promise<void> {
  if (id === null) return
  const isPartner = and(eq(users.id, rowId(id)), eq(users.isProfessionalPartner, true))
  const [partner] = await tx.select({ id: users.id }).from(users).where(isPartner)
  if (partner) return
  const message = 'This professional partner does not exist.'
  throw new ProblemError(422, message, { code: 'unknown-partner', fields: { assigned_partner_id: message } })
}
