import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { packageRegistrations, packageResults } from '../../lib/data/schema/training/packages.ts'
import type { Launch } from './launches.ts'
import { mergeResult, type KnownResult, type UnitReport } from './unit-result.rule.ts'

type Runtime = Readonly<Record<string, unknown>>

export interface Recorded {
  /** Units that are done now and were not before. */
  readonly isNewlySatisfied: boolean
  readonly isCourseFinished: boolean
  readonly before: KnownResult | null
  readonly after: KnownResult
}

/** Adds what a unit reported to its result; the better one stays. */
export async function recordResult(
  tx: Tx,
  { session, package: { units }, unit, registration }: Launch,
  { report, runtime, now }: { readonly report: UnitReport; readonly runtime?: Runtime; readonly now: Date },
): Promise<Recorded> {
  const before = await resultOf(tx, registration.id, unit.id)
  const merged = mergeResult(before ?? null, report, {
    moveOn: unit.moveOn,
    secondsBefore: session.secondsBefore,
    secondsOpen: Math.ceil((now.getTime() - session.createdAt.getTime()) / 1_000),
  })
  const values = { ...merged, updatedAt: now, ...(runtime ? { runtime } : {}) }
  const key = { tenantId: session.tenantId, registrationId: registration.id, unitId: unit.id }
  await tx
    .insert(packageResults)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [packageResults.registrationId, packageResults.unitId], set: values })
  const isCourseFinished = await finishCourse(tx, { registration, unitIds: required(units), now })
  const isNewlySatisfied = merged.isSatisfied && before?.isSatisfied !== true
  return { isNewlySatisfied, isCourseFinished, before: before ?? null, after: merged }
}

/** Locked, so that two reports of one unit are merged one after the other. */
export async function resultOf(tx: Tx, registrationId: string, unitId: string) {
  const isOne = and(eq(packageResults.registrationId, registrationId), eq(packageResults.unitId, unitId))
  const [row] = await tx.select().from(packageResults).where(isOne).for('update')
  return row
}

function required(units: Launch['package']['units']): readonly string[] {
  return units.filter(({ moveOn }) => moveOn !== 'NotApplicable').map(({ id }) => id)
}

interface Finishing {
  readonly registration: Launch['registration']
  readonly unitIds: readonly string[]
  readonly now: Date
}

/** True in the one report that finishes the course. */
async function finishCourse(tx: Tx, { registration, unitIds, now }: Finishing): Promise<boolean> {
  if (registration.finishedAt) return false
  const done = await satisfiedUnits(tx, registration.id)
  if (!unitIds.every((id) => done.has(id))) return false
  await tx
    .update(packageRegistrations)
    .set({ finishedAt: now })
    .where(eq(packageRegistrations.id, registration.id))
  return true
}

export async function satisfiedUnits(tx: Tx, registrationId: string): Promise<ReadonlySet<string>> {
  const isDone = and(eq(packageResults.registrationId, registrationId), eq(packageResults.isSatisfied, true))
  const rows = await tx.select({ id: packageResults.unitId }).from(packageResults).where(isDone)
  return new Set(rows.map(({ id }) => id))
}
