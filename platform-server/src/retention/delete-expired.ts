import { and, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { actionsIn } from '../lib/audit/audit-actions.ts'
import type { Database } from '../lib/data/database.ts'
import { consultationAttachments } from '../lib/data/schema/consultation-attachments.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { newsletterSubscribers } from '../lib/data/schema/content/newsletter.ts'
import { lrsStatements } from '../lib/data/schema/standards/lrs.ts'
import { ltiLaunches, ltiStates } from '../lib/data/schema/standards/lti.ts'
import { seatInvitations } from '../lib/data/schema/orders.ts'
import { packageLaunches } from '../lib/data/schema/training/packages.ts'
import { registryOverrides } from '../lib/data/schema/registry.ts'
import { failureReports, loadTimes, rolloutVisits } from '../lib/data/schema/reports.ts'
import { attempts, mailTokens, sessions } from '../lib/data/schema/sessions.ts'
import { tickets } from '../lib/data/schema/tickets.ts'
import { vitals } from '../lib/data/schema/vitals.ts'
import { limitOf, type RETENTION_DAYS } from './retention.rule.ts'

type AuditKind = 'accessAudit' | 'changeAudit'
type Kind = Exclude<keyof typeof RETENTION_DAYS, AuditKind>
type ExpiredRows = Record<Kind, { readonly from: PgTable; readonly where: SQL | undefined }>

function expiredRows(now: Date): ExpiredRows {
  const before = (kind: Kind) => limitOf(kind, now)
  const isOver = [lt(sessions.expiresAt, before('session')), lt(sessions.endedAt, before('session'))]
  return {
    session: { from: sessions, where: or(...isOver) },
    mailToken: { from: mailTokens, where: lt(mailTokens.expiresAt, before('mailToken')) },
    seatInvitation: { from: seatInvitations, where: lt(seatInvitations.expiresAt, before('seatInvitation')) },
    newsletterRequest: {
      from: newsletterSubscribers,
      where: and(
        isNull(newsletterSubscribers.confirmedAt),
        lt(newsletterSubscribers.requestedAt, before('newsletterRequest')),
      ),
    },
    visitorTicket: {
      from: tickets,
      where: and(isNotNull(tickets.visitorEmail), lt(tickets.updatedAt, before('visitorTicket'))),
    },
    consultationAttachment: {
      from: consultationAttachments,
      where: sql`${consultationAttachments.bookingId} in (select ${consultationBookings.id} from ${consultationBookings}
        where ${lt(consultationBookings.startsAt, before('consultationAttachment'))})`,
    },
    packageLaunch: { from: packageLaunches, where: lt(packageLaunches.expiresAt, before('packageLaunch')) },
    attempt: { from: attempts, where: lt(attempts.at, before('attempt')) },
    ltiState: { from: ltiStates, where: lt(ltiStates.expiresAt, before('ltiState')) },
    ltiLaunch: { from: ltiLaunches, where: lt(ltiLaunches.expiresAt, before('ltiLaunch')) },
    lrsSent: { from: lrsStatements, where: lt(lrsStatements.sentAt, before('lrsSent')) },
    lrsUnsent: { from: lrsStatements, where: lt(lrsStatements.queuedAt, before('lrsUnsent')) },
    releaseOverride: {
      from: registryOverrides,
      where: lt(registryOverrides.expiresAt, before('releaseOverride')),
    },
    failureReport: { from: failureReports, where: lt(failureReports.at, before('failureReport')) },
    loadTime: { from: loadTimes, where: lt(loadTimes.at, before('loadTime')) },
    rolloutVisit: { from: rolloutVisits, where: lt(rolloutVisits.at, before('rolloutVisit')) },
    vital: { from: vitals, where: lt(vitals.at, before('vital')) },
  }
}

/** Deletes across all tenants what is no longer needed. Doing it twice does no harm. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  // One transaction each, so that a long deletion does not block writers of the other tables.
  for (const { from, where } of Object.values(expiredRows(now)))
    await database.withPlatform((tx) => tx.delete(from).where(where))
  await forgetAudit(database, now)
}

/** Uses the database's own function, because no role of the server may delete an entry. */
async function forgetAudit(database: Database, now: Date): Promise<void> {
  const forget = (kind: AuditKind, only: SQL) => {
    const limit = sql`${limitOf(kind, now).toISOString()}::timestamptz`
    return database.withPlatform((tx) =>
      tx.execute(sql`select forget_audit_entries(${limit}, ${only}, array[]::text[])`),
    )
  }
  const access = [...actionsIn('sign-in'), ...actionsIn('token')].map((action) => sql`${action}`)
  await forget('accessAudit', sql`array[${sql.join(access, sql`, `)}]::text[]`)
  await forget('changeAudit', sql`null::text[]`)
}
