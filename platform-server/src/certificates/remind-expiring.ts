import type { Language } from '@platform/shared-contracts/http'
import {
  CORE_MODULES,
  courseTitle,
  SOURCE_LANGUAGE,
  tenantName,
  writtenIn,
} from '@platform/shared-contracts/rules'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import { certificateReminders, certificates } from '../lib/data/schema/training/certificates.ts'
import { users } from '../lib/data/schema/people.ts'
import { renewalTerms } from '../domain/certificates/renewal-terms.ts'
import { reminderText } from './reminder-email.ts'
import { dueReminder, LATE_MS, REMINDER_DAYS } from './reminder-step.rule.ts'

const DAY_MS = 24 * 60 * 60_000

type Parts = Pick<Services, 'database' | 'now'> & Pick<MailingOptions, 'tenantMailer'>

/**
 * Emails the holders of one tenant whose certificates are about to expire, except for renewed or revoked ones. Each
 * email is recorded in the transaction that queues it, so that running this twice sends it once. Returns how many
 * holders were notified.
 */
export async function remindExpiring(parts: Parts, tenant: RequestTenant): Promise<number> {
  const { database, now } = parts
  return database.withTenant(tenant.id, async (tx) => {
    let notifiedCount = 0
    for (const { certificate, holder } of await expiringSoon(tx, now())) {
      const sent = await tx
        .select({ days: certificateReminders.days })
        .from(certificateReminders)
        .where(eq(certificateReminders.certificateId, certificate.id))
      const days = dueReminder(
        certificate.expiresAt,
        sent.map((each) => each.days),
        now(),
      )
      if (days !== null && (await remind(tx, parts, { tenant, certificate, holder, days })))
        notifiedCount += 1
    }
    return notifiedCount
  })
}

function expiringSoon(tx: Tx, now: Date) {
  return tx
    .select({
      certificate: certificates,
      holder: { email: users.email, firstName: users.firstName, language: users.language },
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(
      and(
        isNull(certificates.replacedById),
        isNull(certificates.revokedAt),
        gt(certificates.expiresAt, new Date(now.getTime() - LATE_MS)),
        lte(certificates.expiresAt, new Date(now.getTime() + REMINDER_DAYS[0] * DAY_MS)),
      ),
    )
}

interface Reminder {
  readonly tenant: RequestTenant
  readonly certificate: Pick<
    typeof certificates.$inferSelect,
    'id' | 'moduleCode' | 'moduleTitle' | 'expiresAt'
  >
  readonly holder: {
    readonly email: string
    readonly firstName: string
    readonly language: Language | null
  }
  readonly days: number
}

/** False where another replica has just recorded the same reminder. */
async function remind(tx: Tx, parts: Parts, reminder: Reminder): Promise<boolean> {
  const { tenant, certificate, holder, days } = reminder
  const recorded = await tx
    .insert(certificateReminders)
    .values({ tenantId: tenant.id, certificateId: certificate.id, days, at: parts.now() })
    .onConflictDoNothing()
    .returning()
  if (recorded.length === 0) return false
  await parts.tenantMailer(tx, { tenant }, { to: holder.email, ...reminderOf(reminder) })
  return true
}

function reminderOf({ tenant, certificate, holder, days }: Reminder) {
  const language = holder.language ?? SOURCE_LANGUAGE
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const { label, ...text } = reminderText(language, {
    module: courseTitle(courseOf(certificate), language),
    site: tenantName(tenant.config),
    firstName: holder.firstName,
    day: format.format(certificate.expiresAt),
    isExpired: days === 0,
    rule: renewalTerms(certificate.moduleCode, language).rule,
  })
  return { ...text, language, action: { label, path: `/modules/${certificate.moduleCode}/renew` } }
}

/** Named in the reader's language, whichever the certificate is in. */
function courseOf({ moduleCode: code, moduleTitle: title }: Reminder['certificate']) {
  return CORE_MODULES.find((course) => course.code === code) ?? { code, title }
}
