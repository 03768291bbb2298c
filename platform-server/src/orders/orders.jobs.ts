import { z } from 'zod/mini'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Job } from '../lib/jobs/job.ts'
import { endTerms } from './end-terms.ts'
import { remindOfInvoices } from './invoice/remind-of-invoices.ts'
import { renewPlans } from './plans/renew-plans.ts'
import { createProviderReports } from './payments/provider-reports.ts'
import { forEachTenant } from '../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const EVERY_HOUR = '17 * * * *'
const EVERY_QUARTER_HOUR = '*/15 * * * *'
const EVERY_DAY = '40 14 * * *'

const endTermsJob: Job<Record<string, never>> = {
  name: 'end-terms',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

const remindJob: Job<Record<string, never>> = { ...endTermsJob, name: 'remind-of-invoices' }

const reconcileJob: Job<Record<string, never>> = { ...endTermsJob, name: 'reconcile-cards' }

/** One replica renews each hour the plans that are due, and then ends the subscriptions that are no longer paid for. */
export async function scheduleEndOfTerms(options: Options): Promise<void> {
  const { jobs } = options.services
  await jobs.register(endTermsJob, () => eachTenant(options, renewAndEnd(options)))
  await jobs.schedule(endTermsJob, EVERY_HOUR)
}

/** One replica sends each day what is due: reminders before an invoice is due, and after. */
export async function scheduleInvoiceReminders(options: Options): Promise<void> {
  const { jobs } = options.services
  await jobs.register(remindJob, () => eachTenant(options, remindOfInvoices))
  await jobs.schedule(remindJob, EVERY_DAY)
}

/** One replica asks the card provider about payments and refunds whose events did not arrive. */
export async function scheduleCardReconciliation(options: Options): Promise<void> {
  const { jobs, cards } = options.services
  if (cards?.method !== 'card') return
  const { reconcile } = createProviderReports(options)
  await jobs.register(reconcileJob, () => reconcile(cards))
  await jobs.schedule(reconcileJob, EVERY_QUARTER_HOUR)
}

/** In this order: a plan that is renewed in this hour ends for no one. */
function renewAndEnd({ services, tenantMailer }: Options): typeof endTerms {
  return async (parts, tenant) => {
    await renewPlans({ services, tenantMailer }, tenant)
    return endTerms(parts, tenant)
  }
}

function eachTenant(
  { services: { database, now }, tenantMailer, tenants: directory }: Options,
  work: typeof endTerms,
): Promise<void> {
  return forEachTenant({ database, directory }, (tenant) => work({ database, now, tenantMailer }, tenant))
}
