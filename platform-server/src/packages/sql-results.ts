import type {
  LearnerPackage,
  PackageLearner,
  PackageLearnerPage,
  PackageLearnerQuery,
  UnitResult,
} from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import {
  packageRegistrations,
  packageResults,
  type PackageUnit,
} from '../lib/data/schema/training/packages.ts'
import { users } from '../lib/data/schema/people.ts'
import { toPackage, type PackageRow } from './sql-packages.ts'

export type Registration = typeof packageRegistrations.$inferSelect
type ResultRow = typeof packageResults.$inferSelect

/** Every unit of the package in its order, also those that were never opened. */
function unitResults(units: readonly PackageUnit[], rows: readonly ResultRow[]): UnitResult[] {
  const byUnit = new Map(rows.map((row) => [row.unitId, row]))
  return units.map((unit) => toUnitResult(unit, byUnit.get(unit.id)))
}

function toUnitResult({ id, title, moveOn }: PackageUnit, row: ResultRow | undefined): UnitResult {
  const known = { unitId: id, title }
  if (!row) {
    const isSatisfied = moveOn === 'NotApplicable'
    return { ...known, status: 'not_started', score: null, seconds: 0, isSatisfied, updatedAt: null }
  }
  const { status, score, seconds, isSatisfied, updatedAt } = row
  return { ...known, status, score, seconds, isSatisfied, updatedAt: updatedAt.toISOString() }
}

export async function registrationOf(
  tx: Tx,
  packageId: number,
  userId: number,
): Promise<Registration | undefined> {
  const isTheirs = and(eq(packageRegistrations.packageId, packageId), eq(packageRegistrations.userId, userId))
  const [row] = await tx.select().from(packageRegistrations).where(isTheirs)
  return row
}

export async function toLearnerPackage(
  tx: Tx,
  row: PackageRow,
  who: { readonly userId: number; readonly isPlayable: boolean },
): Promise<LearnerPackage> {
  const registration = await registrationOf(tx, row.id, who.userId)
  const { id, title, kind, units } = row
  return {
    ...{ id, title, kind, isPlayable: who.isPlayable },
    isFinished: registration?.finishedAt != null,
    units: unitResults(units, registration ? await resultsOf(tx, registration) : []),
  }
}

function resultsOf(tx: Tx, { id }: Pick<Registration, 'id'>): Promise<ResultRow[]> {
  return tx.select().from(packageResults).where(eq(packageResults.registrationId, id))
}

export async function learnerPage(
  tx: Tx,
  row: PackageRow,
  { page, size }: PackageLearnerQuery,
): Promise<PackageLearnerPage> {
  const isOne = eq(packageRegistrations.packageId, row.id)
  const people = await tx
    .select({
      registration: packageRegistrations,
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(packageRegistrations)
    .innerJoin(users, eq(users.id, packageRegistrations.userId))
    .where(isOne)
    .orderBy(desc(packageRegistrations.startedAt), desc(packageRegistrations.id))
    .limit(size)
    .offset((page - 1) * size)
  const items: PackageLearner[] = []
  for (const { registration, id, email, firstName, lastName } of people)
    items.push({
      ...{ id, email: shownEmail(email), name: `${firstName} ${lastName}`.trim() },
      isFinished: registration.finishedAt !== null,
      startedAt: registration.startedAt.toISOString(),
      units: unitResults(row.units, await resultsOf(tx, registration)),
    })
  const total = await tx.$count(packageRegistrations, isOne)
  return { package: await toPackage(tx, row), items, total, page, size }
}
