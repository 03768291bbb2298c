import {
  CardPage,
  Plan,
  PlanChange,
  PlanChangeAnswer,
  PlanChangeQuery,
  PlanChangeQuote,
  PlanList,
  PlanPage,
  PlanQuery,
  TestCardChoice,
  TrialOffer,
  verbatim,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, requireRole, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
import { readPlans } from '../../domain/plans/read-plans.ts'
import { planPage } from './plan-page.ts'
import { createPlanChanges } from './plan-changes.ts'
import { createTrials } from './trials.ts'

const own = { tags: ['Plans'], security: BEARER }
const params = z.object({ id: z.uuid() })
const headers = z.object({ 'idempotency-key': verbatim(100).check(z.minLength(1)) })
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }
const MOST_PLANS = 50

const LIST = { ...own, summary: 'List my plans', response: { 200: PlanList, ...refusals(401) } }
const TRIAL_OFFER = {
  ...own,
  summary: 'Get whether I can start a free trial of the learner subscription',
  response: { 200: TrialOffer, ...refusals(401) },
}
const START_TRIAL = {
  ...own,
  summary: 'Start my free trial of the learner subscription, once',
  response: { 201: Plan, ...refusals(401, 409, 429) },
}
const CANCEL = {
  ...own,
  summary: 'Cancel the renewal of one of my plans; access lasts until the end of what is paid',
  params,
  response: { 200: Plan, ...refusals(401, 404, 409) },
}
const RESUME = {
  ...own,
  summary: 'Turn the renewal of one of my plans on again',
  params,
  response: { 200: Plan, ...refusals(401, 404, 409) },
}
const QUOTE = {
  ...own,
  summary: 'Get the price of other seats of one of my plans',
  params,
  body: PlanChangeQuery,
  response: { 200: PlanChangeQuote, ...refusals(401, 404, 409, 422) },
}
const CHANGE = {
  ...own,
  summary: 'Change the seats of one of my plans',
  description: 'Safe to retry with the same Idempotency-Key. Added seats open when they are paid.',
  ...{ params, headers, body: PlanChange },
  response: { 200: PlanChangeAnswer, ...refusals(400, 401, 404, 409, 422, 429) },
}
const CARD = {
  ...own,
  summary: 'Open the page on which the stored card of one of my plans is replaced',
  params,
  response: { 200: CardPage, ...refusals(401, 404, 409, 429, 503) },
}
const TEST_CARD = {
  ...own,
  summary: 'Choose the test card that renewals are charged to, where no provider is configured',
  params,
  body: TestCardChoice,
  response: { 200: Plan, ...refusals(401, 404, 409, 422) },
}
const ALL = {
  ...own,
  summary: 'List the plans of the tenant, live ones first',
  querystring: PlanQuery,
  response: { 200: PlanPage, ...refusals(400, 401, 403) },
}

export const plansRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  await addRoutes(app, ownPlansRoutes, options)
  await addRoutes(app, adminPlansRoutes, options)
}

const ownPlansRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database } = options.services
  const changes = createPlanChanges(options)
  const trials = createTrials(options)
  app.addHook('onRequest', requireUser)

  app.get('/plans', { schema: LIST }, (request) => {
    const { tenantId, userId } = currentUser(request)
    const mine = { where: eq(plans.userId, userId), limit: MOST_PLANS, offset: 0 }
    return database.withTenant(tenantId, (tx) => readPlans(tx, request.tenant.config, mine))
  })

  app.get('/plans/trial', { schema: TRIAL_OFFER }, (request) => trials.offer(request))
  app.post('/plans/trial', { schema: START_TRIAL, config: LIMIT }, async (request, reply) =>
    reply.code(201).send(await trials.start(request)),
  )
  app.post('/plans/:id/cancel', { schema: CANCEL }, (request) => changes.cancel(request, request.params.id))
  app.post('/plans/:id/resume', { schema: RESUME }, (request) => changes.resume(request, request.params.id))
  app.post('/plans/:id/quote', { schema: QUOTE }, (request) =>
    changes.quote(request, request.params.id, request.body.seats),
  )
  app.post('/plans/:id/change', { schema: CHANGE, config: LIMIT }, (request) =>
    changes.change(request, request.params.id, { ...request.body, key: request.headers['idempotency-key'] }),
  )
  app.post('/plans/:id/card', { schema: CARD, config: LIMIT }, (request) =>
    changes.openCard(request, request.params.id),
  )
  app.post('/plans/:id/test-card', { schema: TEST_CARD }, (request) =>
    changes.chooseTestCard(request, request.params.id, request.body.card),
  )
}

const adminPlansRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, { services }) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/plans', { schema: ALL }, ({ tenant, query }) =>
    services.database.withTenant(tenant.id, (tx) => planPage(tx, tenant.config, query)),
  )
}
