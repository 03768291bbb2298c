import { TrainingMatrix, TrainingQuery } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requirePartner, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { asFile, CSV_TYPE } from '../lib/csv.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import { createTrainingIndex } from '../domain/training-index/training-index.ts'
import { TENANT } from './learner-scope.ts'
import { companyMatrix } from './company-matrix.ts'
import { trainingCsv, trainingMatrix } from './training-records.ts'

type Options = Pick<Services, 'database' | 'now'>

const own = { tags: ['Training records'], security: BEARER, querystring: TrainingQuery }
const FILE = {
  ...own,
  summary: 'Download training records as CSV, one row per learner and module',
  produces: ['text/csv'],
  response: { 200: z.string(), ...refusals(401, 403, 422) },
}
const matrix = { 200: TrainingMatrix, ...refusals(401, 403, 422) }

/** Every learner of the tenant, for super admins. */
export const managerRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get(
    '/admin/training',
    { schema: { ...own, summary: 'List learners with their state in each module', response: matrix } },
    ({ tenant, query }) =>
      database.withTenant(tenant.id, (tx) => trainingMatrix(tx, { query, scope: TENANT, now: now() })),
  )

  app.get('/admin/training.csv', { schema: FILE }, async ({ tenant, query }, reply) => {
    const options = { query, scope: TENANT, now: now() }
    const csv = await database.withTenant(tenant.id, (tx) => trainingCsv(tx, options))
    return reply.type(CSV_TYPE).headers(asFile('training.csv')).send(csv)
  })
}

/** The learners who are assigned to the calling partner; a learner who is reassigned is gone at once. */
export const partnerLearnersRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('onRequest', requirePartner)

  app.get(
    '/partner/learners',
    { schema: { ...own, summary: 'List my learners with their state in each module', response: matrix } },
    (request) => {
      const options = { query: request.query, scope: assignedTo(request), now: now() }
      return database.withTenant(request.tenant.id, (tx) => trainingMatrix(tx, options))
    },
  )

  app.get('/partner/learners.csv', { schema: FILE }, async (request, reply) => {
    const options = { query: request.query, scope: assignedTo(request), now: now() }
    const csv = await database.withTenant(request.tenant.id, (tx) => trainingCsv(tx, options))
    return reply.type(CSV_TYPE).headers(asFile('learners.csv')).send(csv)
  })
}

const assignedTo = (request: FastifyRequest) => ({
  kind: 'assigned' as const,
  partnerId: currentUser(request).userId,
})

/** The people of the company that the caller manages. */
export const companyTrainingRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  app.addHook('onRequest', requireCompanyManager(database))
  const index = createTrainingIndex({ database, now })
  const optionsOf = (request: FastifyRequest, query: TrainingQuery) => {
    const scope = { kind: 'company', companyId: managedCompany(request).id } as const
    return { query, scope, now: now() }
  }

  app.get(
    '/company/training',
    {
      schema: {
        ...own,
        summary: 'List the people of my company with their state in each module',
        response: matrix,
      },
    },
    async (request) => {
      const { tenant, query } = request
      const companyId = managedCompany(request).id
      await index.refresh({ tenantId: tenant.id, companyId })
      return database.withTenant(tenant.id, (tx) => companyMatrix(tx, { query, companyId }))
    },
  )

  app.get('/company/training.csv', { schema: FILE }, async (request, reply) => {
    const options = optionsOf(request, request.query)
    const csv = await database.withTenant(request.tenant.id, (tx) => trainingCsv(tx, options))
    return reply.type(CSV_TYPE).headers(asFile('training.csv')).send(csv)
  })
}
