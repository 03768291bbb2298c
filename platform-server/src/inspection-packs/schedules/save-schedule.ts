import { randomUUID } from 'node:crypto'
import {
  MAX_PACK_SCHEDULES,
  type PackSchedulePause,
  type PackScheduleRequest,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { quizCourse } from '../../domain/courses/quiz-source.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { recordAudit, type AuditEntry } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { inspectionPackSchedules as schedules } from '../../lib/data/schema/company/inspection-packs.ts'
import { ProblemError } from '../../lib/problem.ts'
import { existingSchedule, lockSchedules, saveRecipients } from './sql-schedules.ts'

/** A change by a manager, in its transaction. */
export interface Changing {
  readonly tx: Tx
  readonly tenantId: number
  readonly companyId: number
  readonly manager: { readonly id: number; readonly email: string }
  readonly at: Date
}

/** Adds one without an id. Errors: 404, 409 `too-many-pack-schedules`, 422. */
export async function saveSchedule(
  changing: Changing,
  known: string | null,
  { recipients, ...wanted }: PackScheduleRequest,
): Promise<string> {
  const { tx, tenantId, companyId } = changing
  if (!wanted.modules.every((code) => quizCourse(code)))
    throw new ProblemError(422, 'invalid:modules', { field: 'modules' })
  const id = known ?? randomUUID()
  const values = { ...wanted, ...responsible(changing) }
  if (known === null) {
    if ((await lockSchedules(tx, companyId)) >= MAX_PACK_SCHEDULES)
      throw new ProblemError(409, 'too-many-pack-schedules')
    await tx.insert(schedules).values({ id, tenantId, companyId, ...values })
  } else {
    await existingSchedule(tx, companyId, id)
    await tx.update(schedules).set(values).where(eq(schedules.id, id))
  }
  await saveRecipients(tx, { id, tenantId, companyId }, recipients)
  await audit(changing, id, { action: 'pack-schedule.save', after: { ...wanted, recipients } })
  return id
}

/** Days that passed while it was paused, or with another day, are not made up for. */
const responsible = ({ manager, at }: Changing) => ({
  ...{ setBy: manager.email, managerId: manager.id },
  startsOn: dayOf(at),
})

/** Errors: 404. */
export async function pauseSchedule(
  changing: Changing,
  id: string,
  { isPaused }: PackSchedulePause,
): Promise<void> {
  const { tx, companyId, at } = changing
  await existingSchedule(tx, companyId, id)
  const values = isPaused ? { pausedAt: at } : { pausedAt: null, ...responsible(changing) }
  await tx.update(schedules).set(values).where(eq(schedules.id, id))
  await audit(changing, id, { action: isPaused ? 'pack-schedule.pause' : 'pack-schedule.resume' })
}

/** Errors: 404. */
export async function removeSchedule(changing: Changing, id: string): Promise<void> {
  const { tx, companyId } = changing
  const { modules, every, day } = await existingSchedule(tx, companyId, id)
  await tx.delete(schedules).where(eq(schedules.id, id))
  await audit(changing, id, { action: 'pack-schedule.remove', before: { modules, every, day } })
}

function audit(
  { tx, tenantId, companyId, manager }: Changing,
  id: string,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  const subject = `company/${companyId}/pack-schedule/${id}`
  return recordAudit(tx, { tenantId, actor: manager.email, subject, ...change })
}
