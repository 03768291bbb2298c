import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { forEachTenant } from '../../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../../domain/tenants/tenant-directory.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { inspectionPacks, inspectionPackSchedules } from '../../lib/data/schema/company/inspection-packs.ts'
import { forEach } from '../../lib/for-each.ts'
import type { Job } from '../../lib/jobs/job.ts'
import { makePackJob } from '../make-pack.ts'
import { dueOn } from './due.rule.ts'
import { runningSchedules, type StoredSchedule } from './sql-schedules.ts'

/** In UTC: before the working day begins on the east coast. */
const IN_THE_MORNING = '17 11 * * *'

export const scheduledPacksJob: Job<Record<string, never>> = {
  name: 'scheduled-inspection-packs',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

interface Parts {
  readonly services: Services
  readonly tenants: Pick<CachedTenants, 'byId'>
}

/** Each day one replica starts the packs whose day it is, or was while no server ran. */
export async function schedulePacks({ services, tenants: directory }: Parts): Promise<void> {
  const { jobs, database } = services
  await jobs.register(scheduledPacksJob, () =>
    forEachTenant({ database, directory }, async ({ id }) => {
      const running = await database.withTenant(id, runningSchedules)
      await forEach(running, (schedule) => database.withTenant(id, (tx) => startPack(services, tx, schedule)))
    }),
  )
  await jobs.schedule(scheduledPacksJob, IN_THE_MORNING)
}

/** One transaction: the day is marked and the pack is started together, or neither is. */
async function startPack({ jobs, now }: Services, tx: Tx, schedule: StoredSchedule): Promise<void> {
  const today = dayOf(now())
  const day = dueOn(schedule, today)
  if (day === null || !(await claim(tx, schedule, day))) return
  const { id: scheduleId, tenantId, companyId, setBy: requestedBy } = schedule
  const { modules, site, department, hasCertificates } = schedule
  const packId = randomUUID()
  await tx.insert(inspectionPacks).values({
    ...{ id: packId, tenantId, companyId, scheduleId, modules, site, department, hasCertificates },
    // The records of today, also where a server that was down is late.
    ...{ describesOn: today, state: 'waiting', requestedBy, requestedAt: now() },
  })
  await jobs.enqueue(makePackJob, { tenantId, packId }, { tx })
  await recordAudit(tx, {
    ...{ tenantId, actor: requestedBy, subject: `company/${companyId}/inspection-pack/${packId}` },
    ...{
      action: 'inspection-pack.make',
      after: { modules, site, department, on: today, schedule: scheduleId },
    },
  })
}

/** False where the pack of this day was started already, or the schedule was paused or removed meanwhile. */
async function claim(tx: Tx, { id }: StoredSchedule, day: string): Promise<boolean> {
  const { id: ownId, madeFor, pausedAt } = inspectionPackSchedules
  const isOpen = and(eq(ownId, id), isNull(pausedAt), or(isNull(madeFor), lt(madeFor, day)))
  return (await tx.update(inspectionPackSchedules).set({ madeFor: day }).where(isOpen).returning()).length > 0
}
