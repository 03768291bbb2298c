import { and, asc, eq, gt, gte, inArray, isNull, lte, min, or } from 'drizzle-orm'
import { classTraining } from '../../domain/requirements/class-training.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyExemptions } from '../../lib/data/schema/company/requirements.ts'
import { certificates, practicals } from '../../lib/data/schema/training/certificates.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { quizAttempts } from '../../lib/data/schema/training/quizzes.ts'
import type { PackCertificate, PackClass, PackScope } from './pack-content.ts'
import type { RecordOf } from './pack-day.rule.ts'

/** Whose records, of which modules, at which moment. */
export interface Wanted {
  readonly companyId: number
  readonly userIds: readonly number[]
  readonly scope: PackScope
  readonly moment: Date
  /** Whether training at a version of our content has to be taken again. */
  readonly mustRetake: (moduleCode: string, contentVersion: string) => boolean
}

export interface RecordDetail {
  readonly certificate: PackCertificate | null
  readonly trainer: string | null
}

export type PackRecord = RecordOf<RecordDetail> & { readonly key: string }

export const keyOf = (userId: number | null, module: string) => `${userId} ${module}`

/** The certificates that counted at the moment: not yet replaced, and never revoked. */
export async function certificateRecords(tx: Tx, wanted: Wanted): Promise<PackRecord[]> {
  const rows = await tx.select().from(certificates).where(countedThen(wanted))
  return rows.map((row) => {
    const { number, code, score, language, contentVersion } = row
    const attempts = row.measured?.attempts ?? null
    const isOutdated = wanted.mustRetake(row.moduleCode, contentVersion)
    return {
      key: keyOf(row.userId, row.moduleCode),
      trained: { by: 'certificate', at: row.issuedAt, expiresAt: row.expiresAt, isOutdated },
      detail: { certificate: { number, code, score, attempts, language, contentVersion }, trainer: null },
    }
  })
}

type Holders = Pick<Wanted, 'userIds' | 'moment'> & { readonly scope: Pick<PackScope, 'modules'> }

/** Issued by then, not yet replaced, and never revoked; it may have expired. */
export function countedThen({ userIds, scope, moment }: Holders) {
  const { userId, moduleCode, issuedAt, replacedAt, revokedAt } = certificates
  return and(
    inArray(userId, [...userIds]),
    inArray(moduleCode, [...scope.modules]),
    lte(issuedAt, moment),
    isNull(revokedAt),
    or(isNull(replacedAt), gt(replacedAt, moment)),
  )
}

/** The classes of the company up to the day, voided ones left out, with who of these people attended. */
export async function classRecords(
  tx: Tx,
  { companyId, userIds, scope }: Wanted,
): Promise<{ readonly records: PackRecord[]; readonly classes: PackClass[] }> {
  const { heldOn, moduleCode, voidedAt } = companyClasses
  const rows = await tx
    .select({ held: companyClasses, name: companyClassPeople.name, userId: companyPeople.userId })
    .from(companyClassPeople)
    .innerJoin(companyClasses, eq(companyClasses.id, companyClassPeople.classId))
    .innerJoin(companyPeople, eq(companyPeople.id, companyClassPeople.personId))
    .where(
      and(
        eq(companyClasses.companyId, companyId),
        inArray(companyPeople.userId, [...userIds]),
        inArray(moduleCode, [...scope.modules]),
        lte(heldOn, scope.on),
        isNull(voidedAt),
      ),
    )
    .orderBy(asc(heldOn), asc(companyClasses.id), asc(companyClassPeople.name))
  const classes = Map.groupBy(rows, ({ held }) => held.id)
  return {
    records: rows.map(({ held, userId }) => ({
      key: keyOf(userId, held.moduleCode),
      trained: classTraining(held.moduleCode, held.heldOn),
      detail: { certificate: null, trainer: held.trainer },
    })),
    classes: [...classes.values()].flatMap((attended) => toClass(attended)),
  }
}

type Attended = { readonly held: typeof companyClasses.$inferSelect; readonly name: string }

function toClass(attended: readonly Attended[]): PackClass[] {
  const [first] = attended
  if (!first) return []
  const { id, moduleCode: module, heldOn, minutes, trainer, qualification, place, fileKey } = first.held
  const people = attended.map(({ name }) => name)
  return [
    { ...{ id, module, heldOn, minutes, trainer, qualification, place, people }, hasSheet: fileKey !== null },
  ]
}

/** Last days of the exemptions that held at the moment, by the company's number of the person and module. */
export async function exemptionsAt(tx: Tx, { companyId, scope, moment }: Wanted) {
  const { endsOn, grantedAt, endedAt } = companyExemptions
  const rows = await tx
    .select()
    .from(companyExemptions)
    .where(
      and(
        eq(companyExemptions.companyId, companyId),
        gte(endsOn, scope.on),
        lte(grantedAt, moment),
        or(isNull(endedAt), gt(endedAt, moment)),
      ),
    )
    .orderBy(asc(endsOn))
  return new Map(rows.map((row) => [`${row.personId} ${row.moduleCode}`, row.endsOn]))
}

/** Hands-on practice that was signed off up to the day, the oldest first. */
export function signOffRows(tx: Tx, { userIds, scope }: Wanted) {
  return tx
    .select()
    .from(practicals)
    .where(
      and(
        inArray(practicals.userId, [...userIds]),
        inArray(practicals.moduleCode, [...scope.modules]),
        lte(practicals.performedOn, scope.on),
      ),
    )
    .orderBy(asc(practicals.performedOn), asc(practicals.id))
}

/** The first activity that is recorded, by person and module. */
export async function firstActivity(tx: Tx, { userIds }: Wanted): Promise<ReadonlyMap<string, Date>> {
  const ids = [...userIds]
  const lessons = await tx
    .select({
      userId: lessonProgress.userId,
      moduleCode: lessonProgress.moduleCode,
      at: min(lessonProgress.updatedAt),
    })
    .from(lessonProgress)
    .where(inArray(lessonProgress.userId, ids))
    .groupBy(lessonProgress.userId, lessonProgress.moduleCode)
  const attempts = await tx
    .select({
      userId: quizAttempts.userId,
      moduleCode: quizAttempts.moduleCode,
      at: min(quizAttempts.startedAt),
    })
    .from(quizAttempts)
    .where(inArray(quizAttempts.userId, ids))
    .groupBy(quizAttempts.userId, quizAttempts.moduleCode)
  const first = new Map<string, Date>()
  for (const { userId, moduleCode, at } of [...lessons, ...attempts]) {
    const known = first.get(keyOf(userId, moduleCode))
    if (at && (!known || at < known)) first.set(keyOf(userId, moduleCode), at)
  }
  return first
}
