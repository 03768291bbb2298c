import { and, eq, gte, lte } from 'drizzle-orm'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { credentialReminders, credentials } from '../../lib/data/schema/training/credentials.ts'
import { users } from '../../lib/data/schema/people.ts'
import { dueReminder, LATE_MS, REMINDER_DAYS } from '../reminder-step.rule.ts'
import { credentialEmail } from './credential-email.ts'
import type { StoredCredential } from './sql-credentials.ts'

const DAY_MS = 24 * 60 * 60_000

type Parts = Pick<Services, 'database' | 'now'> & Pick<MailingOptions, 'tenantMailer'>

/** As for our own certificates: each step is sent once. Returns how many holders were notified. */
export async function remindExpiringCredentials(parts: Parts, tenant: RequestTenant): Promise<number> {
  const { database, now, tenantMailer } = parts
  return database.withTenant(tenant.id, async (tx) => {
    let notifiedCount = 0
    for (const { credential, holder } of await expiringSoon(tx, now())) {
      const days = await stepOf(tx, credential, now())
      if (days === null || !(await recordStep(tx, credential, days, now()))) continue
      await tenantMailer(
        tx,
        { tenant },
        credentialEmail(days === 0 ? 'expired' : 'reminder', credential, holder),
      )
      notifiedCount += 1
    }
    return notifiedCount
  })
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

function expiringSoon(tx: Tx, now: Date) {
  return tx
    .select({ credential: credentials, holder: users })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(
      and(
        eq(credentials.state, 'approved'),
        gte(credentials.expiresOn, dayOf(now.getTime() - LATE_MS - DAY_MS)),
        lte(credentials.expiresOn, dayOf(now.getTime() + REMINDER_DAYS[0] * DAY_MS)),
      ),
    )
}

async function stepOf(tx: Tx, { id, expiresOn }: StoredCredential, now: Date): Promise<number | null> {
  if (expiresOn === null) return null
  const sent = await tx
    .select({ days: credentialReminders.days })
    .from(credentialReminders)
    .where(eq(credentialReminders.credentialId, id))
  // The credential is valid through the whole of its last day.
  const expiresAt = new Date(Date.parse(expiresOn) + DAY_MS)
  return dueReminder(
    expiresAt,
    sent.map(({ days }) => days),
    now,
  )
}

/** False where another replica has just recorded the same step. */
async function recordStep(
  tx: Tx,
  { id, tenantId }: StoredCredential,
  days: number,
  at: Date,
): Promise<boolean> {
  const recorded = await tx
    .insert(credentialReminders)
    .values({ tenantId, credentialId: id, days, at })
    .onConflictDoNothing()
    .returning()
  return recorded.length > 0
}
