import type { TenantConfig } from '@platform/shared-contracts/http'
import { plansOf } from '@platform/shared-contracts/rules'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions, SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { priceOrder } from '../../domain/orders/price-order.rule.ts'
import type { StoredPlan } from '../../domain/plans/plan-rows.ts'
import { planEmail, type PlanEmail } from './plan-emails.ts'

/** What changing and renewing plans needs. */
export interface PlanParts extends Pick<MailingOptions, 'tenantMailer'> {
  readonly services: Pick<Services, 'database' | 'now' | 'cards' | 'log' | 'config'>
}

/** A change of one plan in its transaction. */
export interface PlanWork {
  readonly tx: Tx
  readonly plan: StoredPlan
  readonly tenant: RequestTenant
  readonly send: SendTenantEmail
  readonly at: Date
}

export async function mailOwner(work: PlanWork, about: PlanEmail): Promise<void> {
  const { tx, plan, tenant, send } = work
  const title = plansOf(tenant.config).find(({ code }) => code === plan.code)?.title ?? plan.code
  const email = await planEmail(tx, { plan, title }, about)
  if (email) await send(tx, { tenant }, email)
}

/** A period for so many seats at the tenant's price of today. */
export function priceOfPeriod(tenant: TenantConfig, code: string, seats: number) {
  const quote = priceOrder({ codes: [code], seats }, tenant)
  if (typeof quote === 'string') throw new Error(`The plan ${code} is not sold anymore.`)
  return quote
}

export const nextPeriod = ({ tenant, plan }: PlanWork) =>
  priceOfPeriod(tenant.config, plan.code, plan.nextSeats ?? plan.seats)

/** With what the plan costs for those who continue. */
export const trialEmail = (kind: 'trialStarted' | 'trialEnds' | 'trialEnded', work: PlanWork) => ({
  kind,
  amountCents: nextPeriod(work).totalCents,
})
