import { asc, eq } from 'drizzle-orm'
import type { ExportSection } from '../../app/account-export.ts'
import { payments, refunds } from '../../lib/data/schema/money/payments.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { planState } from './plan-state.rule.ts'

export const planExport: ExportSection = {
  name: 'plans',
  rowsOf: async (tx, userId) => {
    const rows = await tx.select().from(plans).where(eq(plans.userId, userId)).orderBy(asc(plans.startedAt))
    return rows.map((plan) => {
      const { code, seats, startedAt, paidUntil, renews, canceledAt, endedAt, payment, trialUntil } = plan
      return {
        code,
        state: planState(plan),
        seats,
        startedAt,
        paidUntil,
        renews,
        canceledAt,
        endedAt,
        payment,
        trialUntil,
      }
    })
  },
}

const moneyExport = (name: string, table: typeof payments | typeof refunds): ExportSection => ({
  name,
  rowsOf: (tx, userId) =>
    tx
      .select({ order: orders.number, method: table.method, amountCents: table.amountCents, at: table.at })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(asc(table.at)),
})

export const paymentExport = moneyExport('payments', payments)
export const refundExport = moneyExport('refunds', refunds)
