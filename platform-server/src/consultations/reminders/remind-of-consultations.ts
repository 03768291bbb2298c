import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { RequestTenant } from '../../app/request-context.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationBookings, consultationReminders } from '../../lib/data/schema/consultations.ts'
import { forEach } from '../../lib/for-each.ts'
import { createConsultationPost } from '../consultation-emails.ts'
import type { StoredConsultation } from '../consultation-view.ts'
import { findConsultation } from '../sql-consultations.ts'
import { FIRST_REMINDER_MS, reminderAt, type ReminderLead } from './reminder-at.rule.ts'

/** Reminds client and partner of what starts soon: once a day before and once an hour before, again for a time that moved. */
export async function remindOfConsultations(options: MailingOptions, tenant: RequestTenant): Promise<void> {
  const { database, now } = options.services
  const post = createConsultationPost(options)
  const at = now()
  const ids = await database.withTenant(tenant.id, (tx) => soon(tx, at))
  // One transaction for each: one that fails does not keep the others from their email.
  await forEach(ids, (id) =>
    database.withTenant(tenant.id, async (tx) => {
      const locked = await lock(tx, id)
      const lead = locked && reminderAt(locked.startsAt, at)
      if (!locked || !lead || locked.canceledAt || !(await isFirst(tx, locked, { lead, at }))) return
      const consultation = await findConsultation(tx, id)
      if (consultation) await post(tx, { tenant }, consultation, lead)
    }),
  )
}

async function soon(tx: Tx, at: Date): Promise<readonly string[]> {
  const { id, startsAt, canceledAt } = consultationBookings
  const rows = await tx
    .select({ id })
    .from(consultationBookings)
    .where(
      and(isNull(canceledAt), gt(startsAt, at), lte(startsAt, new Date(at.getTime() + FIRST_REMINDER_MS))),
    )
    .orderBy(asc(startsAt), asc(id))
  return rows.map((row) => row.id)
}

/** A cancellation or move at this moment is seen, or waits. */
async function lock(tx: Tx, id: string): Promise<StoredConsultation['booking'] | undefined> {
  const [row] = await tx
    .select()
    .from(consultationBookings)
    .where(eq(consultationBookings.id, id))
    .for('update')
  return row
}

async function isFirst(
  tx: Tx,
  { id: bookingId, tenantId, startsAt }: StoredConsultation['booking'],
  reminder: { readonly lead: ReminderLead; readonly at: Date },
): Promise<boolean> {
  const made = await tx
    .insert(consultationReminders)
    .values({ tenantId, bookingId, startsAt, ...reminder })
    .onConflictDoNothing()
    .returning({ lead: consultationReminders.lead })
  return made.length > 0
}
