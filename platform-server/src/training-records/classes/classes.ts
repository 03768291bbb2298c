import {
  MAX_CLASS_AGE_YEARS,
  type CompanyClassAnswer,
  type CompanyClassRequest,
} from '@platform/shared-contracts/http'
import { inArray } from 'drizzle-orm'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import { expiryAfter } from '../../domain/certificates/renewal-interval.rule.ts'
import type { DocumentFile } from '../../domain/documents/document-files.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { recordAudit, recordAudits } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { validateModules } from '../assign-training.ts'
import { auditOfPerson, selectedPeople, type Acting } from '../company-selection.ts'
import { fulfillDueDates, restoreDueDates } from './fulfilled-due-dates.ts'
import { changeClass, lockClass, type StoredClass } from './sql-classes.ts'

/** The folder of the storage for sign-in sheets. */
export const SHEET_FOLDER = 'sign-in-sheets/'

const DAY_MS = 24 * 60 * 60_000

/** Errors: 404 a person who is not of the company, 409 `count-changed`, 422. */
export async function recordClass(
  tx: Tx,
  acting: Acting,
  { details, sheet }: { readonly details: CompanyClassRequest; readonly sheet: DocumentFile | null },
): Promise<CompanyClassAnswer> {
  const { who, company, now } = acting
  const { module: moduleCode, heldOn, minutes, trainer, qualification, place } = details
  validateClass(details, now)
  const attended = await attendees(tx, acting, details)
  const [row] = await tx
    .insert(companyClasses)
    .values({
      ...{ moduleCode, heldOn, minutes, trainer, qualification, place, ...sheet },
      ...{ tenantId: who.tenantId, companyId: company.id, recordedBy: who.email, recordedAt: now },
    })
    .returning()
  if (!row) throw new Error('The class was not stored')
  const userIds = attended.map(({ userId }) => userId)
  const fulfilled = await fulfillDueDates(tx, row, userIds)
  await tx.insert(companyClassPeople).values(
    attended.map(({ personId, name, userId }) => ({
      ...{ tenantId: who.tenantId, classId: row.id, personId, name },
      fulfilled: fulfilled.get(userId) ?? null,
    })),
  )
  await recordAudits(
    tx,
    attended.map(({ personId }) => ({
      ...auditOfPerson(acting, personId),
      action: 'company-person.attend-class' as const,
      after: { class: row.id, module: moduleCode, heldOn, trainer },
    })),
  )
  return { id: row.id, people: attended.length, fulfilled: fulfilled.size }
}

function validateClass({ module, heldOn }: CompanyClassRequest, now: Date): void {
  validateModules([module], 'module')
  // Its day may already have started where the class was, but not in UTC.
  if (heldOn > dayOf(new Date(now.getTime() + DAY_MS)))
    throw new ProblemError(422, 'invalid:class-in-future', { field: 'heldOn' })
  if (heldOn < dayOf(expiryAfter(now, -12 * MAX_CLASS_AGE_YEARS)))
    throw new ProblemError(422, 'invalid:class-too-old', {
      field: 'heldOn',
      values: { years: MAX_CLASS_AGE_YEARS },
    })
}

interface Attendee {
  readonly userId: number
  readonly personId: number
  readonly name: string
}

async function attendees(tx: Tx, acting: Acting, wanted: CompanyClassRequest): Promise<Attendee[]> {
  const ids = await selectedPeople(tx, acting, wanted)
  const rows = await tx
    .select()
    .from(companyPeople)
    .where(inArray(companyPeople.id, [...ids.values()]))
  return rows.flatMap(({ id: personId, userId, firstName, lastName, email }) =>
    userId === null ? [] : [{ userId, personId, name: personName({ firstName, lastName, email }) }],
  )
}

/** Errors: 404. */
export async function voidClass(tx: Tx, acting: Acting, id: number, reason: string): Promise<void> {
  const { company, who, now } = acting
  const voided = { voidedAt: now, voidedBy: who.email, voidReason: reason }
  const row = await changeClass(tx, { id, companyId: company.id }, voided)
  await restoreDueDates(tx, row)
  const { moduleCode: module, heldOn } = row
  await recordAudit(tx, {
    ...auditOf(acting, id),
    ...{ action: 'company-class.void' as const, before: { module, heldOn }, after: { reason } },
  })
}

/** A sheet is proof, and never replaced. Errors: 404, 409 for a class that has one. */
export async function addSheet(tx: Tx, acting: Acting, id: number, sheet: DocumentFile): Promise<void> {
  refuseSecondSheet(await lockClass(tx, acting.company.id, id))
  await changeClass(tx, { id, companyId: acting.company.id }, sheet)
  const { fileName } = sheet
  const action = 'company-class.add-sheet' as const
  await recordAudit(tx, { ...auditOf(acting, id), action, after: { fileName } })
}

/** Errors: 409. */
export function refuseSecondSheet({ fileKey }: StoredClass): void {
  if (fileKey !== null) throw new ProblemError(409, 'class-has-sheet')
}

const auditOf = ({ who, company }: Acting, id: number) => ({
  ...{ tenantId: who.tenantId, actor: who.email },
  subject: `company/${company.id}/class/${id}`,
})
