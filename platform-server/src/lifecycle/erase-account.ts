import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { certificates, practicals } from '../lib/data/schema/training/certificates.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { newsletterSubscribers } from '../lib/data/schema/content/newsletter.ts'
import { consultationAttachments } from '../lib/data/schema/consultation-attachments.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { credentials } from '../lib/data/schema/training/credentials.ts'
import { trainerQuestions } from '../lib/data/schema/training/lessons.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { retainedIdentities, users } from '../lib/data/schema/people.ts'
import { quizAttempts } from '../lib/data/schema/training/quizzes.ts'
import { postHours } from '../domain/hours/hour-ledger.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ERASURE, rowsToErase } from '../domain/erasure/erasure-table.ts'
import { forgetStaffNames } from './staff-names.ts'

interface Parts {
  readonly services: Pick<Services, 'mail' | 'now'>
  /** Gives back what was bought for them and not used. */
  readonly releaseOrders: ReleaseOrders
}

export type ReleaseOrders = (tx: Tx, person: Person, now: Date) => Promise<void>

/** The work that remains after the transaction of an erasure. */
export interface Erased {
  /** Files that no row names anymore; the nightly job finds those that are not removed at once. */
  readonly fileKeys: readonly string[]
  /** Whether there is completed training, whose proof the law requires us to retain. */
  readonly keepsTraining: boolean
}

export type EraseAccount = (tx: Tx, person: Person) => Promise<Erased>

/** Erases everything about a person that no law requires us to retain (erasure-table.ts), in one transaction. */
export function createErasure({ services: { mail, now }, releaseOrders }: Parts): EraseAccount {
  return async (tx, person) => {
    const at = now()
    await mail.withdraw(tx, person.email)
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, person.email))
    await tx.delete(companyPeople).where(eq(companyPeople.email, person.email))
    await releaseOrders(tx, person, at)
    await forgetConsultations(tx, person, at)
    const proved = await provedModules(tx, person.id)
    const fileKeys = await filesToErase(tx, person.id)
    for (const fate of ERASURE) {
      const where = rowsToErase(fate, person.id, proved.modules)
      if (where) await tx.delete(fate.table).where(where)
    }
    await forgetAnswers(tx, person.id)
    await forgetStaffNames(tx, person)
    await tx.update(certificates).set({ showsFullName: false }).where(eq(certificates.userId, person.id))
    if (proved.hasRecords) await retainIdentity(tx, person)
    await pseudonymize(tx, person, at)
    return { fileKeys, keepsTraining: proved.hasRecords }
  }
}

async function provedModules(tx: Tx, userId: number) {
  const rows = [
    ...(await tx
      .select({ code: certificates.moduleCode })
      .from(certificates)
      .where(eq(certificates.userId, userId))),
    ...(await tx
      .select({ code: practicals.moduleCode })
      .from(practicals)
      .where(eq(practicals.userId, userId))),
    ...(await tx
      .select({ code: credentials.moduleCode })
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.state, 'approved')))),
    ...(await tx
      .select({ code: quizAttempts.moduleCode })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.state, 'passed')))),
  ]
  const modules = [...new Set(rows.flatMap(({ code }) => code ?? []))]
  return { modules, hasRecords: rows.length > 0 }
}

async function filesToErase(tx: Tx, userId: number): Promise<string[]> {
  const isUnapproved = and(eq(credentials.userId, userId), sql`${credentials.state} <> 'approved'`)
  const rows = [
    ...(await tx.select({ key: credentials.fileKey }).from(credentials).where(isUnapproved)),
    ...(await tx
      .select({ key: consultationAttachments.fileKey })
      .from(consultationAttachments)
      .where(eq(consultationAttachments.userId, userId))),
    ...(await tx
      .select({ key: taxExemptions.fileKey })
      .from(taxExemptions)
      .where(eq(taxExemptions.userId, userId))),
    ...(await tx
      .select({ key: partnerProfiles.portraitKey })
      .from(partnerProfiles)
      .where(eq(partnerProfiles.userId, userId))),
  ]
  return rows.flatMap(({ key }) => key ?? [])
}

/** Future hours become free again; the topics and notes of past ones are erased. */
async function forgetConsultations(tx: Tx, { id }: Person, at: Date): Promise<void> {
  const isTheirs = eq(consultationBookings.userId, id)
  const future = await tx
    .select()
    .from(consultationBookings)
    .where(and(isTheirs, gt(consultationBookings.startsAt, at), isNull(consultationBookings.canceledAt)))
    .for('update')
  for (const before of future) {
    const canceled = { canceledAt: at, isHourUsed: false }
    await tx.update(consultationBookings).set(canceled).where(eq(consultationBookings.id, before.id))
    await postHours(tx, { before, after: { ...before, ...canceled }, cause: 'canceled', at })
  }
  await tx.update(consultationBookings).set({ topic: '', notes: '' }).where(isTheirs)
}

/** A trainer's answers stay with the learners' questions. */
async function forgetAnswers(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(trainerQuestions)
    .set({ answeredById: null })
    .where(and(eq(trainerQuestions.answeredById, userId), isNotNull(trainerQuestions.answeredAt)))
}

/** 29 CFR 1926.503(b)(1) and others: a record of training names the person. */
async function retainIdentity(
  tx: Tx,
  { id, tenantId, firstName, lastName, companyName }: Person,
): Promise<void> {
  await tx
    .insert(retainedIdentities)
    .values({ userId: id, tenantId, name: `${firstName} ${lastName}`, companyName })
    .onConflictDoNothing()
}

async function pseudonymize(tx: Tx, person: Person, at: Date): Promise<void> {
  const { id, email, firstName, lastName } = person
  await tx.update(users).set({ assignedPartnerId: null }).where(eq(users.assignedPartnerId, id))
  await tx
    .update(users)
    .set({ ...ERASED_USER, email: `erased-${id}@erased.invalid`, disabledAt: at, erasedAt: at })
    .where(eq(users.id, id))
  await tx.execute(sql`select erase_from_audit(${id}, ${email}, ${firstName}, ${lastName})`)
}

const ERASED_USER = {
  firstName: 'Erased',
  lastName: 'account',
  passwordHash: null,
  role: 'user',
  isOperator: false,
  isSubscribed: false,
  isProfessionalPartner: false,
  title: null,
  certifications: null,
  companyName: null,
  language: null,
  state: null,
  assignedPartnerId: null,
  companyId: null,
  directoryId: null,
  directoryCheckedAt: null,
  directoryQueriedAt: null,
  disabledReason: null,
  emailVerifiedAt: null,
} satisfies Partial<typeof users.$inferInsert>
