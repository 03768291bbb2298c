import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { SendTenantEmail } from '../app/tenant-mailer.ts'
import { passkeys, totpSecrets } from '../lib/data/schema/second-factors.ts'
import { endSessionsOf } from '../domain/accounts/open-sessions.ts'
import { accountEmail, findByEmail } from '../domain/accounts/people.ts'
import { StartError } from '../lib/start-error.ts'
import { createAnnounce } from '../domain/second-factor/announce.ts'
import { settleSecondFactor } from '../domain/second-factor/sql-second-factors.ts'

const ResetRequest = z.object({
  email: z.email('--email must be an email address'),
  tenantId: z.int('--tenant must be a tenant id'),
})

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly tenantMailer: SendTenantEmail
  /** Errors: throws for a number that is no tenant's. */
  readonly tenantById: (id: number) => Promise<RequestTenant>
}

/**
 * For a person who has lost every factor and the recovery codes, once staff have verified who they are. Returns what
 * was done.
 *
 * Errors  a `StartError` with a sentence: bad input, no such tenant or account, or nothing to reset.
 */
export async function resetSecondFactor(
  { services, tenantMailer, tenantById }: Parts,
  input: z.infer<typeof ResetRequest>,
): Promise<string> {
  const parsed = ResetRequest.safeParse(input)
  if (!parsed.success)
    throw new StartError(`${parsed.error.issues.map(({ message }) => message).join('; ')}.`)
  const { tenantId } = parsed.data
  const email = accountEmail(parsed.data.email)
  const tenant = await tenantById(tenantId).catch(() => {
    throw new StartError(`There is no tenant ${tenantId}.`)
  })
  await services.database.withTenant(tenantId, async (tx) => {
    const person = await findByEmail(tx, email)
    if (!person) throw new StartError(`${email} has no account in tenant ${tenantId}.`)
    if (!person.hasSecondFactor) throw new StartError(`${email} has no second factor. Nothing was changed.`)
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, person.id))
    await tx.delete(passkeys).where(eq(passkeys.userId, person.id))
    await settleSecondFactor(tx, person.id)
    await endSessionsOf(tx, person.id, services.now())
    const announce = createAnnounce(tenantMailer)
    await announce(tx, { tenant, userId: person.id, event: 'second-factor.reset', actor: 'command' })
  })
  return `${email} no longer has a second factor, and all sessions have ended. The user is notified by email.`
}
