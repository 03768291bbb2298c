import type { CompanyClass, CompanyClassPeople } from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { ProblemError } from '../../lib/problem.ts'

export type StoredClass = typeof companyClasses.$inferSelect

const LISTED = 500

export async function classList(tx: Tx, companyId: number): Promise<CompanyClass[]> {
  const people = tx
    .select({ classId: companyClassPeople.classId, attended: count().as('attended') })
    .from(companyClassPeople)
    .groupBy(companyClassPeople.classId)
    .as('people')
  const rows = await tx
    .select({ row: companyClasses, attended: people.attended })
    .from(companyClasses)
    .leftJoin(people, eq(people.classId, companyClasses.id))
    .where(eq(companyClasses.companyId, companyId))
    .orderBy(desc(companyClasses.heldOn), desc(companyClasses.id))
    .limit(LISTED)
  return rows.map(({ row, attended }) => toCompanyClass(row, attended ?? 0))
}

function toCompanyClass(row: StoredClass, people: number): CompanyClass {
  const { id, moduleCode: module, heldOn, minutes, trainer, qualification, place } = row
  const { fileName, fileSizeBytes, recordedBy, recordedAt, voidedBy, voidedAt, voidReason } = row
  return {
    ...{ id, module, heldOn, minutes, trainer, qualification, place, people, recordedBy },
    sheet: fileName === null ? null : { name: fileName, sizeBytes: fileSizeBytes ?? 0 },
    recordedAt: recordedAt.toISOString(),
    voided: voidedAt && { by: voidedBy ?? '', at: voidedAt.toISOString(), reason: voidReason ?? '' },
  }
}

/** Errors: 404, also for a class of another company. */
export async function existingClass(tx: Tx, companyId: number, id: number): Promise<StoredClass> {
  const [row] = await tx.select().from(companyClasses).where(isClass(companyId, id))
  return row ?? refuse()
}

/** The same, and no other request changes it meanwhile. */
export async function lockClass(tx: Tx, companyId: number, id: number): Promise<StoredClass> {
  const [row] = await tx.select().from(companyClasses).where(isClass(companyId, id)).for('update')
  return row ?? refuse()
}

const isClass = (companyId: number, id: number) =>
  and(eq(companyClasses.id, id), eq(companyClasses.companyId, companyId))

/** Changes a class that is not voided. Errors: 404. */
export async function changeClass(
  tx: Tx,
  { companyId, id }: Pick<StoredClass, 'companyId' | 'id'>,
  change: Partial<StoredClass>,
): Promise<StoredClass> {
  const isIt = and(isClass(companyId, id), isNull(companyClasses.voidedAt))
  const [row] = await tx.update(companyClasses).set(change).where(isIt).returning()
  return row ?? refuse()
}

function refuse(): never {
  throw new ProblemError(404, 'class-not-found')
}

export function attendanceOf(tx: Tx, classId: number) {
  return tx
    .select()
    .from(companyClassPeople)
    .where(eq(companyClassPeople.classId, classId))
    .orderBy(asc(companyClassPeople.name), asc(companyClassPeople.personId))
}

export async function classPeople(tx: Tx, classId: number): Promise<CompanyClassPeople> {
  return (await attendanceOf(tx, classId)).map(({ personId, name }) => ({ personId, name }))
}
