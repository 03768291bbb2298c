import {
  SubscriberPage,
  SubscriberQuery,
  SubscriptionFigures,
  SubscriptionFiguresQuery,
} from '@platform/shared-contracts/http'
import { learnerMonthlyCents } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { asFile, CSV_TYPE, toCsv } from '../lib/csv.ts'
import { firstMonth, salesOf } from './month-sales.rule.ts'
import { LEDGER_COLUMNS, ledgerRows, monthlySums, receivableCents } from './sql-ledger.ts'
import { activeSubscribers, listSubscribers, recordedChanges, runningTrials } from './sql-subscribers.ts'
import { subscriptionFigures } from './subscription-months.rule.ts'

const own = { tags: ['Subscriptions'], security: BEARER }

const FIGURES = {
  ...own,
  summary: 'Get subscribers and monthly revenue by month',
  querystring: SubscriptionFiguresQuery,
  response: { 200: SubscriptionFigures, ...refusals(401, 403, 422) },
}
const LIST = {
  ...own,
  summary: 'List current and former subscribers',
  querystring: SubscriberQuery,
  response: { 200: SubscriberPage, ...refusals(401, 403, 422) },
}
const FILE = {
  ...own,
  summary: 'Download the subscribers as CSV',
  produces: ['text/csv'],
  querystring: SubscriberQuery,
  response: { 200: z.string(), ...refusals(401, 403, 422) },
}

const LEDGER = {
  ...own,
  summary: 'Download the postings of the ledger as CSV, for accountants',
  produces: ['text/csv'],
  querystring: SubscriptionFiguresQuery,
  response: { 200: z.string(), ...refusals(401, 403, 422) },
}

const COLUMNS = ['Name', 'Email', 'Company', 'Status', 'Start date', 'End date', 'Reason']

/** Learner subscriptions of the tenant, for super admins. */
export const subscriptionFiguresRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/subscriptions/figures', { schema: FIGURES }, ({ tenant, query }) =>
    database.withTenant(tenant.id, async (tx) => {
      const active = await activeSubscribers(tx)
      const changes = await recordedChanges(tx)
      const known = { changes, active, priceCents: learnerMonthlyCents(tenant.config), now: now() }
      const { months, ...figures } = subscriptionFigures(known, query.months)
      const sales = await monthlySums(tx, firstMonth(known.now, query.months))
      return {
        ...figures,
        trials: await runningTrials(tx),
        receivableCents: await receivableCents(tx),
        months: months.map((one) => ({ ...one, sales: salesOf(sales, one.month) })),
      }
    }),
  )

  app.get('/admin/subscriptions', { schema: LIST }, async ({ tenant, query }) => {
    const { page, size } = query
    const all = await database.withTenant(tenant.id, (tx) => listSubscribers(tx, query))
    return { items: all.slice((page - 1) * size, page * size), total: all.length, page, size }
  })

  app.get('/admin/subscriptions.csv', { schema: FILE }, async ({ tenant, query }, reply) => {
    const all = await database.withTenant(tenant.id, (tx) => listSubscribers(tx, query))
    const rows = all.map(({ firstName, lastName, email, companyName, status, since, endedAt, reason }) => [
      ...[`${firstName} ${lastName}`, email, companyName, status, since, endedAt, reason],
    ])
    return reply.type(CSV_TYPE).headers(asFile('subscribers.csv')).send(toCsv(COLUMNS, rows))
  })

  app.get('/admin/ledger.csv', { schema: LEDGER }, async ({ tenant, query }, reply) => {
    const since = firstMonth(now(), query.months)
    const rows = await database.withTenant(tenant.id, (tx) => ledgerRows(tx, since))
    return reply.type(CSV_TYPE).headers(asFile('ledger.csv')).send(toCsv(LEDGER_COLUMNS, rows))
  })
}
