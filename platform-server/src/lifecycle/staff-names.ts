import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../lib/data/database.ts'
import { trainingAssignments } from '../lib/data/schema/training/assignments.ts'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { companyClasses } from '../lib/data/schema/company/classes.ts'
import { companyGates } from '../lib/data/schema/company/gates.ts'
import { companyTablets } from '../lib/data/schema/company/tablets.ts'
import {
  inspectionPackLinks,
  inspectionPacks,
  inspectionPackSchedules,
} from '../lib/data/schema/company/inspection-packs.ts'
import { companyExemptions, companyRules } from '../lib/data/schema/company/requirements.ts'
import { scimTokens } from '../lib/data/schema/company/scim.ts'
import { companyManagers, companyPeople } from '../lib/data/schema/company/company-people.ts'
import { credentials } from '../lib/data/schema/training/credentials.ts'
import { coupons } from '../lib/data/schema/money/coupons.ts'
import { payments, refunds } from '../lib/data/schema/money/payments.ts'
import { partnerPayments, partnerRates } from '../lib/data/schema/money/payouts.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { orders } from '../lib/data/schema/orders.ts'
import { pageTexts } from '../lib/data/schema/content/page-texts.ts'
import { coursePackages } from '../lib/data/schema/training/packages.ts'
import { reviewChecks } from '../lib/data/schema/content/review-checks.ts'
import { lessonRecordings } from '../lib/data/schema/content/recordings.ts'
import { quizUnlocks } from '../lib/data/schema/training/quizzes.ts'
import { socialPosts } from '../lib/data/schema/content/social.ts'
import { ticketMessages, tickets } from '../lib/data/schema/tickets.ts'
import type { Person } from '../domain/accounts/people.ts'

interface Place {
  readonly table: PgTable
  readonly column: PgColumn
  readonly key: string
}

/** Where a colleague's address or name appears in another person's record. Signatures under practice are excluded. */
export const STAFF_NAMES: readonly Place[] = [
  { table: trainingAssignments, column: trainingAssignments.assignedBy, key: 'assignedBy' },
  { table: companyPeople, column: companyPeople.invitedBy, key: 'invitedBy' },
  { table: companyManagers, column: companyManagers.grantedBy, key: 'grantedBy' },
  { table: companyRules, column: companyRules.updatedBy, key: 'updatedBy' },
  { table: companyExemptions, column: companyExemptions.grantedBy, key: 'grantedBy' },
  { table: companyExemptions, column: companyExemptions.endedBy, key: 'endedBy' },
  { table: companyClasses, column: companyClasses.recordedBy, key: 'recordedBy' },
  { table: companyClasses, column: companyClasses.voidedBy, key: 'voidedBy' },
  { table: inspectionPacks, column: inspectionPacks.requestedBy, key: 'requestedBy' },
  { table: inspectionPackSchedules, column: inspectionPackSchedules.setBy, key: 'setBy' },
  { table: inspectionPackLinks, column: inspectionPackLinks.createdBy, key: 'createdBy' },
  { table: inspectionPackLinks, column: inspectionPackLinks.recipient, key: 'recipient' },
  { table: inspectionPackLinks, column: inspectionPackLinks.revokedBy, key: 'revokedBy' },
  { table: scimTokens, column: scimTokens.createdBy, key: 'createdBy' },
  { table: scimTokens, column: scimTokens.revokedBy, key: 'revokedBy' },
  { table: companyGates, column: companyGates.createdBy, key: 'createdBy' },
  { table: companyTablets, column: companyTablets.createdBy, key: 'createdBy' },
  { table: quizUnlocks, column: quizUnlocks.unlockedBy, key: 'unlockedBy' },
  { table: credentials, column: credentials.decidedBy, key: 'decidedBy' },
  { table: orders, column: orders.confirmedBy, key: 'confirmedBy' },
  { table: coupons, column: coupons.createdBy, key: 'createdBy' },
  { table: payments, column: payments.recordedBy, key: 'recordedBy' },
  { table: refunds, column: refunds.recordedBy, key: 'recordedBy' },
  { table: taxExemptions, column: taxExemptions.decidedBy, key: 'decidedBy' },
  { table: partnerRates, column: partnerRates.setBy, key: 'setBy' },
  { table: partnerPayments, column: partnerPayments.recordedBy, key: 'recordedBy' },
  { table: coursePackages, column: coursePackages.uploadedBy, key: 'uploadedBy' },
  { table: lessonRecordings, column: lessonRecordings.uploadedBy, key: 'uploadedBy' },
  { table: reviewChecks, column: reviewChecks.checkedBy, key: 'checkedBy' },
  { table: pageTexts, column: pageTexts.updatedBy, key: 'updatedBy' },
  { table: blogPosts, column: blogPosts.updatedBy, key: 'updatedBy' },
  { table: socialPosts, column: socialPosts.createdBy, key: 'createdBy' },
  { table: tickets, column: tickets.assignee, key: 'assignee' },
  { table: ticketMessages, column: ticketMessages.author, key: 'author' },
]

export async function forgetStaffNames(tx: Tx, { id, email, firstName, lastName }: Person): Promise<void> {
  const pseudonym = `erased account ${id}`
  for (const { table, column, key } of STAFF_NAMES) {
    const replace = (where: SQL) =>
      tx
        .update(table)
        .set({ [key]: pseudonym })
        .where(where)
    await replace(eq(column, email))
    await replace(eq(column, `${firstName} ${lastName}`))
  }
}
