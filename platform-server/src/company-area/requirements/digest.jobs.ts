import { z } from 'zod/mini'
import type { RequestTenant } from '../../app/request-context.ts'
import { activeManagersOf } from '../../domain/company-people/active-managers.ts'
import { companyTraining } from '../../domain/requirements/company-standings.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { forEachTenant } from '../../domain/tenants/for-each-tenant.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyDigests } from '../../lib/data/schema/company/requirements.ts'
import type { Job } from '../../lib/jobs/job.ts'
import { digestEmail } from './digest-email.ts'
import { companiesWithRules, type Requiring } from './requirements.jobs.ts'

/** In UTC: Monday morning on the east coast. */
const ON_MONDAYS = '41 12 * * 1'
const DAY_MS = 24 * 60 * 60_000

export const digestJob: Job<Record<string, never>> = {
  name: 'company-digest',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 30 * 60,
}

/** Each week one replica emails the managers of a company what is overdue, has expired or soon will. */
export async function scheduleDigests(parts: Requiring): Promise<void> {
  const { jobs, database } = parts.services
  await jobs.register(digestJob, () =>
    forEachTenant({ database, directory: parts.tenants }, async (tenant) => {
      for (const companyId of await companiesWithRules(parts, tenant.id))
        await sendDigests(parts, tenant, companyId)
    }),
  )
  await jobs.schedule(digestJob, ON_MONDAYS)
}

/** One transaction each: what it sent stays sent, wherever the job breaks off. */
function sendDigests({ services, tenantMailer }: Requiring, tenant: RequestTenant, companyId: number) {
  const now = services.now()
  return services.database.withTenant(tenant.id, async (tx) => {
    const training = await companyTraining(tx, { companyId, now })
    for (const { manager, company, getsDigest } of await activeManagersOf(tx, companyId)) {
      if (!getsDigest) continue
      const email = digestEmail(manager, company, training)
      if (email && (await claim(tx, tenant.id, manager.id, now))) await tenantMailer(tx, { tenant }, email)
    }
  })
}

/** False for a manager who has the email of this week already. */
async function claim(tx: Tx, tenantId: number, userId: number, sentAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(companyDigests)
    .values({ tenantId, userId, week: mondayOf(sentAt), sentAt })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}

function mondayOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return dayOf(new Date(at.getTime() - sinceMonday * DAY_MS))
}
