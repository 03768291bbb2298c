import type { RegistrationRequest } from '@platform/shared-contracts/http'
import { tenantName, US_STATES } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { recordAttempt, refuseIfTooMany, withdrawAttempts, type Attempt } from '../lib/attempts.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { clientNetwork } from '../lib/network/client-network.rule.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { NewPasswords } from '../domain/new-passwords/new-passwords.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { accountEmail, findByEmail, type Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { finishRegistrationMail, verificationMail } from '../domain/account-mail/account-emails.ts'
import { issueMailToken } from '../domain/account-mail/mail-tokens.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import type { MailLimits } from '../domain/accounts/mail-limits.ts'

interface Parts {
  readonly services: Pick<Services, 'config' | 'database' | 'now'>
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly limits: MailLimits
  readonly post: SendAccountEmail
}

const HOUR_MS = 60 * 60_000

const emailTaken = () => new ProblemError(409, 'email-taken', { field: 'email' })

/** Creates an account that cannot log in until the link in the email to its address was used. */
export function createRegistration(parts: Parts) {
  const { services, passwords, newPasswords, devices, limits, post } = parts
  const { config, database, now } = services
  const limit = { limit: config.registrationLimit, windowMs: HOUR_MS }

  /** Counts before anything is created, so that no two requests take the last place. Errors: 409, 422, 429. */
  function begin({ tenant, ip }: FastifyRequest, wanted: RegistrationRequest) {
    const attempt: Attempt = { tenantId: tenant.id, kind: 'registration', about: clientNetwork(ip) }
    return database.withTenant(tenant.id, async (tx) => {
      await refuseIfTooMany(tx, attempt, limit, now())
      await refuseUnknownPartner(tx, wanted.assigned_partner_id)
      const existing = await findByEmail(tx, wanted.email)
      return { existing, counted: existing ? null : await recordAttempt(tx, attempt, now()) }
    })
  }

  /** The owner of an address that a stranger registered gets a link to take the account over. */
  async function mailOwner(request: FastifyRequest, existing: Person): Promise<void> {
    if (existing.emailVerifiedAt || !(await limits.allow(request, existing.email))) return
    await database.withTenant(existing.tenantId, async (tx) => {
      const token = await issueMailToken(tx, existing, 'reset-password', now())
      await post(tx, request, { to: existing, write: finishRegistrationMail, path: '/reset-password', token })
    })
  }

  async function make(request: FastifyRequest, wanted: RegistrationRequest): Promise<Person> {
    const { id: tenantId, config: site } = request.tenant
    const { email, first_name, last_name, company_name, password } = wanted
    const about = [email, first_name, last_name, company_name, tenantName(site)]
    await newPasswords.refuseWeak({ password, about, field: 'password' })
    const passwordHash = await passwords.hash(password)
    return database.withTenant(tenantId, async (tx) => {
      const [person] = await tx
        .insert(users)
        .values({ tenantId, passwordHash, ...toColumns(wanted) })
        .onConflictDoNothing()
        .returning()
      // Another registration took the address while the password was hashed.
      if (!person) throw emailTaken()
      const token = await issueMailToken(tx, person, 'verify-email', now())
      const email = { to: person, write: verificationMail, path: '/verify-email', token, from: wanted.from }
      await post(tx, request, email)
      return person
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply, wanted: RegistrationRequest): Promise<void> => {
    refuseUnknownState(wanted.state)
    const { existing, counted } = await begin(request, wanted)
    if (existing) {
      await mailOwner(request, existing)
      throw emailTaken()
    }
    try {
      devices.remember(request, reply, await make(request, wanted))
    } catch (error) {
      if (counted !== null)
        await database.withTenant(request.tenant.id, (tx) => withdrawAttempts(tx, [counted]))
      throw error
    }
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
  throw new ProblemError(422, 'unknown-state', { field: 'state' })
}

async function refuseUnknownPartner(tx: Tx, id: RegistrationRequest['assigned_partner_id']): Promise<void> {
  if (id === null) return
  const isPartner = and(eq(users.id, rowId(id)), eq(users.isProfessionalPartner, true))
  const [partner] = await tx.select({ id: users.id }).from(users).where(isPartner)
  if (partner) return
  throw new ProblemError(422, 'unknown-partner', { field: 'assigned_partner_id' })
}
