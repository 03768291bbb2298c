import { tenantName } from '@platform/shared-contracts/rules'
import { z } from 'zod/mini'
import type { RequestTenant } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { forEachTenant } from '../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import type { Job } from '../lib/jobs/job.ts'
import { postEmail } from './newsletter-emails.ts'
import { claimDelivery, dueDeliveries } from './sql-newsletter.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const EVERY_QUARTER = '*/15 * * * *'
const MINUTE_MS = 60_000
/** Time to take a post back. */
const GRACE_MS = 15 * MINUTE_MS
/** A server that was down longer does not send old news. */
const LATEST_MS = 7 * 24 * 60 * MINUTE_MS
/** One transaction each: what it sent stays sent, wherever the job breaks off. */
const BATCH = 50

export const newsletterJob: Job<Record<string, never>> = {
  name: 'newsletter',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica sends new posts to those who confirmed before they appeared. */
export async function scheduleNewsletter(options: Options): Promise<void> {
  const { database, jobs, log } = options.services
  await jobs.register(newsletterJob, () =>
    forEachTenant({ database, directory: options.tenants }, async (tenant) => {
      const sent = await sendDue(options, tenant)
      if (sent > 0) log.info({ tenantId: tenant.id, sent }, 'new posts were sent to subscribers')
    }),
  )
  await jobs.schedule(newsletterJob, EVERY_QUARTER)
}

async function sendDue({ services, tenantMailer }: Options, tenant: RequestTenant): Promise<number> {
  const { database, now } = services
  const site = tenantName(tenant.config)
  const at = now()
  const period = { from: new Date(at.getTime() - LATEST_MS), to: new Date(at.getTime() - GRACE_MS) }
  let sent = 0
  for (;;) {
    const batch = await database.withTenant(tenant.id, async (tx) => {
      const due = await dueDeliveries(tx, period, BATCH)
      for (const delivery of due) {
        if (!(await claimDelivery(tx, tenant.id, delivery, at))) continue
        const to = delivery.subscriber.email
        await tenantMailer(tx, { tenant }, { to, ...postEmail(site, delivery) })
      }
      return due.length
    })
    sent += batch
    if (batch < BATCH) return sent
  }
}
