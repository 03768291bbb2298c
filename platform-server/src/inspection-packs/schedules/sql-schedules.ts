import type { PackSchedule, PackScheduleList } from '@platform/shared-contracts/http'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import { activeManagersOf } from '../../domain/company-people/active-managers.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import {
  inspectionPackRecipients as recipients,
  inspectionPackSchedules as schedules,
} from '../../lib/data/schema/company/inspection-packs.ts'
import { companies, users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { nextOn } from './due.rule.ts'

export type StoredSchedule = typeof schedules.$inferSelect

/** The managers who get the emails of a schedule. */
export async function recipientsOf(tx: Tx, { id, companyId }: StoredSchedule) {
  const rows = await tx.select().from(recipients).where(eq(recipients.scheduleId, id))
  const chosen = new Set(rows.map(({ managerId }) => managerId))
  const managers = await activeManagersOf(tx, companyId)
  return managers.map(({ manager }) => manager).filter((manager) => chosen.has(manager.id))
}

/** Locks the company, so that two requests at once do not add one too many. */
export async function lockSchedules(tx: Tx, companyId: number): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  return tx.$count(schedules, eq(schedules.companyId, companyId))
}

/** Errors: 404, also for a schedule of another company. */
export async function existingSchedule(tx: Tx, companyId: number, id: string): Promise<StoredSchedule> {
  const isOwn = and(eq(schedules.id, id), eq(schedules.companyId, companyId))
  const [row] = await tx.select().from(schedules).where(isOwn).for('update')
  if (!row) throw new ProblemError(404, 'pack-schedule-not-found')
  return row
}

/** In the order of their days. */
export async function scheduleList(tx: Tx, companyId: number, today: string): Promise<PackScheduleList> {
  const managers = (await activeManagersOf(tx, companyId)).map(({ manager }) => manager)
  const rows = await tx
    .select()
    .from(schedules)
    .where(eq(schedules.companyId, companyId))
    .orderBy(asc(schedules.every), asc(schedules.day), asc(schedules.id))
  const ids = rows.map(({ id }) => id)
  const chosen = Map.groupBy(
    await tx.select().from(recipients).where(inArray(recipients.scheduleId, ids)),
    ({ scheduleId }) => scheduleId,
  )
  const known = new Set(managers.map(({ id }) => id))
  return {
    schedules: rows.map((row) => {
      const named = (chosen.get(row.id) ?? []).map(({ managerId }) => managerId)
      return toSchedule(row, { managers: known, recipients: named, today })
    }),
    managers: managers.map(({ id, firstName, lastName, email }) => ({
      ...{ id, email },
      name: personName({ firstName, lastName, email }),
    })),
  }
}

interface Around {
  readonly managers: ReadonlySet<number>
  readonly recipients: readonly number[]
  readonly today: string
}

function toSchedule(row: StoredSchedule, { managers, recipients: named, today }: Around): PackSchedule {
  const { id, modules, site, department, hasCertificates, every, day, setBy, madeFor } = row
  const paused = pausedBecause(row, managers)
  return {
    ...{ id, modules, site, department, hasCertificates, every, day, setBy, madeFor, paused },
    linkDays: row.linkDays as PackSchedule['linkDays'],
    recipients: named.filter((each) => managers.has(each)),
    nextOn: paused ? null : nextOn(row, today),
  }
}

function pausedBecause(
  { pausedAt, managerId }: StoredSchedule,
  managers: ReadonlySet<number>,
): PackSchedule['paused'] {
  if (pausedAt !== null) return 'manager'
  return managerId !== null && managers.has(managerId) ? null : 'role'
}

/** Of a tenant: neither paused nor without the manager who is responsible. */
export async function runningSchedules(tx: Tx): Promise<StoredSchedule[]> {
  const rows = await tx
    .select({ schedule: schedules })
    .from(schedules)
    .innerJoin(
      companyManagers,
      and(
        eq(companyManagers.userId, schedules.managerId),
        eq(companyManagers.companyId, schedules.companyId),
      ),
    )
    .innerJoin(users, eq(users.id, companyManagers.userId))
    .where(
      and(
        isNull(schedules.pausedAt),
        isNotNull(schedules.managerId),
        isNull(users.erasedAt),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(schedules.id))
  return rows.map(({ schedule }) => schedule)
}

/** Errors: 422 for an account that does not manage the company. */
export async function saveRecipients(
  tx: Tx,
  { id: scheduleId, tenantId, companyId }: Pick<StoredSchedule, 'id' | 'tenantId' | 'companyId'>,
  wanted: readonly number[],
): Promise<void> {
  const known = new Set((await activeManagersOf(tx, companyId)).map(({ manager }) => manager.id))
  if (!wanted.every((id) => known.has(id)))
    throw new ProblemError(422, 'invalid:pack-recipients', { field: 'recipients' })
  await tx.delete(recipients).where(eq(recipients.scheduleId, scheduleId))
  const rows = [...new Set(wanted)].map((managerId) => ({ tenantId, scheduleId, managerId }))
  if (rows.length > 0) await tx.insert(recipients).values(rows)
}
