import { z } from 'zod/mini'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { users } from '../lib/data/schema/people.ts'
import { createNewPasswords } from '../domain/new-passwords/new-passwords.ts'
import { createPasswords } from '../domain/accounts/passwords.ts'
import { accountEmail } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { StartError } from '../lib/start-error.ts'

const NewSuperAdmin = z.object({
  email: z.email('--email must be an email address'),
  password: z.string().check(z.minLength(12, 'SUPER_ADMIN_PASSWORD must have at least 12 characters')),
  tenantId: z.int('--tenant must be a tenant id'),
  isOperator: z.boolean(),
})
type NewSuperAdmin = z.infer<typeof NewSuperAdmin>

/**
 * Makes the first super admin of an installation, verified and ready to sign in. Returns a sentence about what was
 * done.
 *
 * Errors  a `StartError` with a sentence: bad input, or an account that exists already, which is left unchanged.
 */
export async function createSuperAdmin(
  { config, database, log, now }: Pick<Services, 'config' | 'database' | 'log' | 'now'>,
  input: NewSuperAdmin,
): Promise<string> {
  const parsed = NewSuperAdmin.safeParse(input)
  if (!parsed.success)
    throw new StartError(`${parsed.error.issues.map(({ message }) => message).join('; ')}.`)
  const { tenantId, password, isOperator } = parsed.data
  const email = accountEmail(parsed.data.email)
  await refuseWeak({ config, log }, { email, password })
  const passwordHash = await createPasswords({ slots: 1, maxWaiting: 1 }).hash(password)
  await database.withPlatform(async (tx) => {
    const isTaken = and(eq(users.tenantId, tenantId), eq(users.email, email))
    if ((await tx.$count(users, isTaken)) > 0)
      throw new StartError(`${email} already has an account. Nothing was changed.`)
    const made = await tx
      .insert(users)
      .values({
        isOperator,
        tenantId,
        email,
        passwordHash,
        firstName: 'Super',
        lastName: 'Admin',
        companyName: '',
        role: 'super_admin',
        emailVerifiedAt: now(),
      })
      .returning({ id: users.id })
    for (const { id } of made)
      await recordAudit(tx, {
        ...{ tenantId, actor: 'command', action: 'super-admin.create', subject: `user/${id}` },
        after: { isOperator },
      })
  })
  const rights = isOperator
    ? `a super admin of tenant ${tenantId} and a platform operator`
    : `a super admin of tenant ${tenantId}`
  return `${email} is ${rights} and can sign in now.`
}

async function refuseWeak(
  services: Pick<Services, 'config' | 'log'>,
  { email, password }: Pick<NewSuperAdmin, 'email' | 'password'>,
): Promise<void> {
  const newPasswords = createNewPasswords(services)
  try {
    await newPasswords.refuseWeak({ password, about: [email], field: 'password', atLeast: 3 })
  } catch (error) {
    throw error instanceof ProblemError ? new StartError(`SUPER_ADMIN_PASSWORD: ${error.message}`) : error
  } finally {
    await newPasswords.close()
  }
}
