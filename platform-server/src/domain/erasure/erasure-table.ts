import { and, eq, ne, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { certificateActs, certificates, practicals } from '../../lib/data/schema/training/certificates.ts'
import { calendarFeeds } from '../../lib/data/schema/calendar-feeds.ts'
import { companyDigests } from '../../lib/data/schema/company/requirements.ts'
import { companyManagers, companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyViews } from '../../lib/data/schema/company/company-views.ts'
import { companyTrainingIndex } from '../../lib/data/schema/company/training-index.ts'
import { consultationAttachments } from '../../lib/data/schema/consultation-attachments.ts'
import {
  consultationAvailability,
  consultationBookings,
  consultationEntitlements,
  consultationRequests,
  consultationReviews,
} from '../../lib/data/schema/consultations.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { legalAcceptances } from '../../lib/data/schema/content/legal.ts'
import {
  exerciseResults,
  lessonNotes,
  lessonProgress,
  trainerQuestions,
} from '../../lib/data/schema/training/lessons.ts'
import { lrsStatements } from '../../lib/data/schema/standards/lrs.ts'
import { ltiGrades, ltiPeople } from '../../lib/data/schema/standards/lti.ts'
import { partnerPayments, partnerRates } from '../../lib/data/schema/money/payouts.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { taxExemptions } from '../../lib/data/schema/money/tax-exemptions.ts'
import { courseAccess, orders, orderSeats, subscriptionTerms } from '../../lib/data/schema/orders.ts'
import { moduleReviews } from '../../lib/data/schema/training/module-reviews.ts'
import { packageRegistrations } from '../../lib/data/schema/training/packages.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { retainedIdentities } from '../../lib/data/schema/people.ts'
import { progress, progressChanges } from '../../lib/data/schema/training/progress.ts'
import { quizAttempts, quizUnlocks } from '../../lib/data/schema/training/quizzes.ts'
import { challenges, passkeys, recoveryCodes, totpSecrets } from '../../lib/data/schema/second-factors.ts'
import { mailTokens, sessions } from '../../lib/data/schema/sessions.ts'
import { subscriptionChanges } from '../../lib/data/schema/subscriptions.ts'
import { tickets } from '../../lib/data/schema/tickets.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'

interface ErasurePolicy {
  readonly table: PgTable
  readonly user: PgColumn
  /** `erased`: all rows go at once. Others are retained for a reason with a period, but for their `unproved` rows. */
  readonly policy: 'erased' | 'training' | 'orders' | 'consent'
  /** Rows of a retained table that go at once, by the modules whose completion is proved; `undefined` means all. */
  readonly unproved?: (proved: string[]) => SQL | undefined
}

const exceptIn = (column: PgColumn) => (proved: string[]) =>
  proved.length === 0 ? undefined : notInArray(column, proved)

/**
 * What happens to each table that names a person, when their account is erased (decisions/0128 says why, the privacy
 * policy says it to users). A test compares it with the schema, so that every new table needs a decision.
 */
export const ERASURE: readonly ErasurePolicy[] = [
  { table: sessions, user: sessions.userId, policy: 'erased' },
  { table: mailTokens, user: mailTokens.userId, policy: 'erased' },
  { table: totpSecrets, user: totpSecrets.userId, policy: 'erased' },
  { table: challenges, user: challenges.userId, policy: 'erased' },
  { table: passkeys, user: passkeys.userId, policy: 'erased' },
  { table: recoveryCodes, user: recoveryCodes.userId, policy: 'erased' },
  { table: partnerProfiles, user: partnerProfiles.userId, policy: 'erased' },
  { table: calendarFeeds, user: calendarFeeds.userId, policy: 'erased' },
  { table: consultationAttachments, user: consultationAttachments.userId, policy: 'erased' },
  { table: consultationAvailability, user: consultationAvailability.userId, policy: 'erased' },
  { table: consultationRequests, user: consultationRequests.userId, policy: 'erased' },
  { table: consultationReviews, user: consultationReviews.userId, policy: 'erased' },
  { table: moduleReviews, user: moduleReviews.userId, policy: 'erased' },
  { table: lessonNotes, user: lessonNotes.userId, policy: 'erased' },
  { table: exerciseResults, user: exerciseResults.userId, policy: 'erased' },
  { table: trainerQuestions, user: trainerQuestions.userId, policy: 'erased' },
  { table: tickets, user: tickets.userId, policy: 'erased' },
  { table: quizUnlocks, user: quizUnlocks.userId, policy: 'erased' },
  { table: packageRegistrations, user: packageRegistrations.userId, policy: 'erased' },
  { table: ltiPeople, user: ltiPeople.userId, policy: 'erased' },
  { table: ltiGrades, user: ltiGrades.userId, policy: 'erased' },
  { table: lrsStatements, user: lrsStatements.userId, policy: 'erased' },
  { table: xapiStatements, user: xapiStatements.userId, policy: 'erased' },
  { table: trainingAssignments, user: trainingAssignments.userId, policy: 'erased' },
  { table: companyManagers, user: companyManagers.userId, policy: 'erased' },
  { table: companyPeople, user: companyPeople.userId, policy: 'erased' },
  { table: companyDigests, user: companyDigests.userId, policy: 'erased' },
  { table: companyViews, user: companyViews.userId, policy: 'erased' },
  { table: companyTrainingIndex, user: companyTrainingIndex.userId, policy: 'erased' },
  // A company's name no user: they stay with the company.
  { table: taxExemptions, user: taxExemptions.userId, policy: 'erased' },
  {
    table: credentials,
    user: credentials.userId,
    policy: 'training',
    unproved: () => ne(credentials.state, 'approved'),
  },
  {
    table: quizAttempts,
    user: quizAttempts.userId,
    policy: 'training',
    unproved: () => ne(quizAttempts.state, 'passed'),
  },
  {
    table: lessonProgress,
    user: lessonProgress.userId,
    policy: 'training',
    unproved: exceptIn(lessonProgress.moduleCode),
  },
  { table: progress, user: progress.userId, policy: 'training', unproved: exceptIn(progress.moduleCode) },
  { table: progressChanges, user: progressChanges.userId, policy: 'training' },
  { table: certificates, user: certificates.userId, policy: 'training' },
  { table: practicals, user: practicals.userId, policy: 'training' },
  { table: certificateActs, user: certificateActs.userId, policy: 'training' },
  { table: retainedIdentities, user: retainedIdentities.userId, policy: 'training' },
  { table: orders, user: orders.userId, policy: 'orders' },
  { table: orderSeats, user: orderSeats.userId, policy: 'orders' },
  { table: courseAccess, user: courseAccess.userId, policy: 'orders' },
  { table: subscriptionTerms, user: subscriptionTerms.userId, policy: 'orders' },
  { table: subscriptionChanges, user: subscriptionChanges.userId, policy: 'orders' },
  { table: plans, user: plans.userId, policy: 'orders' },
  { table: partnerRates, user: partnerRates.userId, policy: 'orders' },
  { table: partnerPayments, user: partnerPayments.userId, policy: 'orders' },
  { table: consultationEntitlements, user: consultationEntitlements.userId, policy: 'orders' },
  { table: consultationBookings, user: consultationBookings.userId, policy: 'orders' },
  { table: legalAcceptances, user: legalAcceptances.userId, policy: 'consent' },
]

/** Rows that are erased at once; `null` for a table whose rows are all retained. */
export function rowsToErase(
  { policy, user, unproved }: ErasurePolicy,
  userId: number,
  proved: string[],
): SQL | null {
  if (policy !== 'erased' && !unproved) return null
  return and(eq(user, userId), unproved?.(proved)) ?? null
}
