import { randomInt, randomUUID } from 'node:crypto'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { sql } from 'drizzle-orm'
import { makeCode } from '../../domain/certificates/certificate-code.rule.ts'
import { expiryAfter } from '../../domain/certificates/renewal-interval.rule.ts'
import { renewalTerms } from '../../domain/certificates/renewal-terms.ts'
import { findContent, versionAt } from '../../domain/courses/module-content.ts'
import { quizCourse } from '../../domain/courses/quiz-source.ts'
import type { Tx } from '../../lib/data/database.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { certificateNumbers, certificates } from '../../lib/data/schema/training/certificates.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { progress, progressChanges } from '../../lib/data/schema/training/progress.ts'
import { SECOND_LANGUAGE } from './demo-shape.ts'
import type { DemoPass } from './demo-history.rule.ts'
import { insertAll } from './insert-all.ts'
import type { CompanySeeding, SeededMember } from './company-seeding.ts'

const DAY_MS = 24 * 60 * 60_000
/** Who an assignment names that a rule of the company made. */
const BY_RULES = 'training rules'

/** Certificates, progress, first lessons and due days of the people of a company. */
export async function seedTraining(
  tx: Tx,
  members: readonly SeededMember[],
  seeding: CompanySeeding,
): Promise<void> {
  await seedCertificates(tx, members, seeding)
  await seedProgress(tx, members, seeding)
  await seedReading(tx, members, seeding)
  const { tenantId } = seeding
  const due = members.flatMap(({ userId, training }) =>
    training.flatMap(({ module: moduleCode, due: day }) =>
      day ? [{ tenantId, userId, moduleCode, assignedBy: BY_RULES, ...day }] : [],
    ),
  )
  await insertAll(due, (some) => tx.insert(trainingAssignments).values(some).returning())
}

interface Earned extends DemoPass {
  readonly id: string
  readonly member: SeededMember
  readonly moduleCode: string
  readonly replacedBy: { readonly id: string; readonly at: Date } | null
}

/** Oldest first, as their numbers are given. */
function earnedBy(members: readonly SeededMember[]): Earned[] {
  const earned = members.flatMap((member) =>
    member.training.flatMap(({ module: moduleCode, passes }) => {
      const quizzes = passes.filter(({ isClass }) => !isClass).map((pass) => ({ ...pass, id: randomUUID() }))
      return quizzes.map((pass, at) => ({
        ...{ ...pass, member, moduleCode },
        replacedBy: quizzes[at + 1] ?? null,
      }))
    }),
  )
  return earned.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function seedCertificates(
  tx: Tx,
  members: readonly SeededMember[],
  { tenantId }: CompanySeeding,
): Promise<void> {
  const earned = earnedBy(members)
  const numbers: string[] = []
  for (const [year, some] of Map.groupBy(earned, ({ at }) => at.getUTCFullYear()))
    numbers.push(...(await numbersOf(tx, { tenantId, year, count: some.length })))
  const rows = earned.flatMap((each, at) => certificateRow(tenantId, each, numbers[at] ?? ''))
  await insertAll(rows, (some) => tx.insert(certificates).values(some).returning({ id: certificates.id }))
}

interface Range {
  readonly tenantId: number
  readonly year: number
  readonly count: number
}

async function numbersOf(tx: Tx, { tenantId, year, count }: Range): Promise<string[]> {
  const [given] = await tx
    .insert(certificateNumbers)
    .values({ tenantId, year, last: count })
    .onConflictDoUpdate({
      target: [certificateNumbers.tenantId, certificateNumbers.year],
      set: { last: sql`${certificateNumbers.last} + ${count}` },
    })
    .returning()
  const first = (given?.last ?? count) - count + 1
  return Array.from({ length: count }, (_, at) => `${year}-${String(first + at).padStart(6, '0')}`)
}

function certificateRow(tenantId: number, earned: Earned, number: string) {
  const { id, member, moduleCode, at: issuedAt, attempts, replacedBy } = earned
  const course = quizCourse(moduleCode, member.usesSecondLanguage ? SECOND_LANGUAGE : SOURCE_LANGUAGE)
  if (!course) return []
  const { title: moduleTitle, standard, language } = course
  const { months, basis: expiryBasis, rule: expiryRule } = renewalTerms(moduleCode, language)
  const measured = measuredOf(earned, course)
  return [
    {
      ...{ id, tenantId, userId: member.userId, number, moduleCode, moduleTitle, standard, language },
      code: makeCode((limit) => randomInt(limit)),
      holderName: `${member.firstName} ${member.lastName}`,
      score: attempts === 1 ? 0.9 : 0.8,
      ...{ minutes: measured.minutes, measured, contentVersion: String(versionAt(moduleCode, issuedAt)) },
      ...{ issuedAt, expiresAt: expiryAfter(issuedAt, months), expiryBasis, expiryRule },
      ...(replacedBy ? { replacedById: replacedBy.id, replacedAt: replacedBy.at } : {}),
    },
  ]
}

function measuredOf(
  { member, moduleCode, at, attempts }: Earned,
  { minutes, language }: { readonly minutes: number; readonly language: string },
) {
  const lessons = findContent(moduleCode)?.lessons.length ?? 0
  // People read at different speeds.
  const taken = Math.round(minutes * (0.8 + (member.userId % 7) / 10))
  return {
    ...{ lessonsRead: lessons, lessonsTotal: lessons, minutes: taken, lessonSeconds: taken * 60, attempts },
    ...{ basis: 'lessons' as const, languages: [language], openedBy: null },
    readFrom: new Date(at.getTime() - DAY_MS).toISOString(),
  }
}

async function seedProgress(
  tx: Tx,
  members: readonly SeededMember[],
  { tenantId, now }: CompanySeeding,
): Promise<void> {
  const changes = members.flatMap(({ userId, training }) =>
    training.flatMap(({ module: moduleCode, passes, isInProgress }) => [
      ...passes
        .filter(({ isClass }) => !isClass)
        .map(({ at }) => ({ tenantId, userId, moduleCode, status: 'completed', at })),
      ...(isInProgress ? [{ tenantId, userId, moduleCode, status: 'in_progress', at: now }] : []),
    ]),
  )
  await insertAll(changes, (some) => tx.insert(progressChanges).values(some).returning())
  const latest = new Map(changes.map((change) => [`${change.userId} ${change.moduleCode}`, change]))
  const rows = [...latest.values()].map(({ at: updatedAt, ...row }) => ({
    ...row,
    updatedAt,
    isSelfReported: false,
  }))
  await insertAll(rows, (some) => tx.insert(progress).values(some).returning({ userId: progress.userId }))
}

/** The first lesson of each module that is under way. */
async function seedReading(
  tx: Tx,
  members: readonly SeededMember[],
  { tenantId, now }: CompanySeeding,
): Promise<void> {
  const readAt = new Date(now.getTime() - 2 * DAY_MS)
  const rows = members.flatMap(({ userId, training }) =>
    training.flatMap(({ module: moduleCode, isInProgress }) => {
      const lesson = isInProgress ? findContent(moduleCode)?.lessons[0] : undefined
      if (!lesson) return []
      const contentVersion = versionAt(moduleCode, readAt)
      const read = { dwellSeconds: lesson.minimumSeconds * 2, checkPassedAt: readAt, completedAt: readAt }
      return [
        { tenantId, userId, moduleCode, lessonId: lesson.id, contentVersion, ...read, updatedAt: readAt },
      ]
    }),
  )
  await insertAll(rows, (some) =>
    tx.insert(lessonProgress).values(some).returning({ userId: lessonProgress.userId }),
  )
}
