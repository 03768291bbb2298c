import { asc } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { RequestTenant } from '../../app/request-context.ts'
import { applyRequirements } from '../../domain/requirements/apply-requirements.ts'
import { requirementsJob } from '../../domain/requirements/requirements-job.ts'
import { createTrainingIndex } from '../../domain/training-index/training-index.ts'
import { forEachTenant } from '../../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../../domain/tenants/tenant-directory.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import type { Job } from '../../lib/jobs/job.ts'

export interface Requiring extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

/** In UTC: before the working day begins on the east coast. */
const IN_THE_MORNING = '23 10 * * *'

export const renewRequirementsJob: Job<Record<string, never>> = {
  name: 'renew-requirements',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 30 * 60,
}

/** What was changed in a company is applied soon after. */
export async function registerRequirements(parts: Requiring): Promise<void> {
  const { jobs } = parts.services
  await jobs.register(requirementsJob, async ({ tenantId, companyId }) => {
    await applyTo(parts, await parts.tenants.byId(tenantId), companyId)
    // Its managers look at the matrix next, and would wait for what this has changed.
    await createTrainingIndex(parts.services).refresh({ tenantId, companyId })
  })
}

/** Once a day: training that expires within 60 days becomes due again, and exemptions that are over no longer hold. */
export async function scheduleRequirements(parts: Requiring): Promise<void> {
  const { jobs, database } = parts.services
  await jobs.register(renewRequirementsJob, () =>
    forEachTenant({ database, directory: parts.tenants }, async (tenant) => {
      for (const companyId of await companiesWithRules(parts, tenant.id))
        await applyTo(parts, tenant, companyId)
    }),
  )
  await jobs.schedule(renewRequirementsJob, IN_THE_MORNING)
}

export async function companiesWithRules({ services }: Requiring, tenantId: number): Promise<number[]> {
  const rows = await services.database.withTenant(tenantId, (tx) =>
    tx
      .selectDistinct({ companyId: companyRules.companyId })
      .from(companyRules)
      .orderBy(asc(companyRules.companyId)),
  )
  return rows.map(({ companyId }) => companyId)
}

function applyTo(
  { services: { database, now }, tenantMailer: post }: Requiring,
  tenant: RequestTenant,
  companyId: number,
): Promise<void> {
  return database.withTenant(tenant.id, (tx) =>
    applyRequirements(tx, { tenant, companyId, now: now(), post }),
  )
}
