import { and, eq, ne, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { trainingAssignments } from '../lib/data/schema/assignments.ts'
import { certificates, practicals } from '../lib/data/schema/certificates.ts'
import { consultationBookings, consultationEntitlements } from '../lib/data/schema/consultations.ts'
import { credentials } from '../lib/data/schema/credentials.ts'
import { legalAcceptances } from '../lib/data/schema/legal.ts'
import { lessonNotes, lessonProgress, trainerQuestions } from '../lib/data/schema/lessons.ts'
import { courseAccess, orders, orderSeats, subscriptionTerms } from '../lib/data/schema/orders.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { retainedIdentities } from '../lib/data/schema/people.ts'
import { progress, progressChanges } from '../lib/data/schema/progress.ts'
import { quizAttempts, quizUnlocks } from '../lib/data/schema/quizzes.ts'
import { challenges, passkeys, recoveryCodes, totpSecrets } from '../lib/data/schema/second-factors.ts'
import { mailTokens, sessions } from '../lib/data/schema/sessions.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'
import { tickets } from '../lib/data/schema/tickets.ts'

interface Fate {
  readonly table: PgTable
  readonly user: PgColumn
  /** `erased`: all rows go at once. Others are retained for a reason with a period, but for their `unproved` rows. */
  readonly fate: 'erased' | 'training' | 'orders' | 'consent'
  /** Rows of a retained table that go at once, by the modules whose completion is proved; `undefined` means all. */
  readonly unproved?: (proved: string[]) => SQL | undefined
}

const notOf = (column: PgColumn) => (proved: string[]) =>
  proved.length === 0 ? undefined : notInArray(column, proved)

/**
 * What happens to each table that names a person, when their account is erased (decisions/0128 says why, the privacy
 * policy says it to users). A test compares it with the schema, so that every new table needs a decision.
 */
export const ERASURE: readonly Fate[] = [
  { table: sessions, user: sessions.userId, fate: 'erased' },
  { table: mailTokens, user: mailTokens.userId, fate: 'erased' },
  { table: totpSecrets, user: totpSecrets.userId, fate: 'erased' },
  { table: challenges, user: challenges.userId, fate: 'erased' },
  { table: passkeys, user: passkeys.userId, fate: 'erased' },
  { table: recoveryCodes, user: recoveryCodes.userId, fate: 'erased' },
  { table: partnerProfiles, user: partnerProfiles.userId, fate: 'erased' },
  { table: lessonNotes, user: lessonNotes.userId, fate: 'erased' },
  { table: trainerQuestions, user: trainerQuestions.userId, fate: 'erased' },
  { table: tickets, user: tickets.userId, fate: 'erased' },
  { table: quizUnlocks, user: quizUnlocks.userId, fate: 'erased' },
  { table: trainingAssignments, user: trainingAssignments.userId, fate: 'erased' },
  {
    table: credentials,
    user: credentials.userId,
    fate: 'training',
    unproved: () => ne(credentials.state, 'approved'),
  },
  {
    table: quizAttempts,
    user: quizAttempts.userId,
    fate: 'training',
    unproved: () => ne(quizAttempts.state, 'passed'),
  },
  {
    table: lessonProgress,
    user: lessonProgress.userId,
    fate: 'training',
    unproved: notOf(lessonProgress.moduleCode),
  },
  { table: progress, user: progress.userId, fate: 'training', unproved: notOf(progress.moduleCode) },
  { table: progressChanges, user: progressChanges.userId, fate: 'training' },
  { table: certificates, user: certificates.userId, fate: 'training' },
  { table: practicals, user: practicals.userId, fate: 'training' },
  { table: retainedIdentities, user: retainedIdentities.userId, fate: 'training' },
  { table: orders, user: orders.userId, fate: 'orders' },
  { table: orderSeats, user: orderSeats.userId, fate: 'orders' },
  { table: courseAccess, user: courseAccess.userId, fate: 'orders' },
  { table: subscriptionTerms, user: subscriptionTerms.userId, fate: 'orders' },
  { table: subscriptionChanges, user: subscriptionChanges.userId, fate: 'orders' },
  { table: consultationEntitlements, user: consultationEntitlements.userId, fate: 'orders' },
  { table: consultationBookings, user: consultationBookings.userId, fate: 'orders' },
  { table: legalAcceptances, user: legalAcceptances.userId, fate: 'consent' },
]

/** Rows that are erased at once; `null` for a table whose rows are all retained. */
export function goesAtOnce({ fate, user, unproved }: Fate, userId: number, proved: string[]): SQL | null {
  if (fate !== 'erased' && !unproved) return null
  return and(eq(user, userId), unproved?.(proved)) ?? null
}
