import {
  CompanyView,
  CompanyViewList,
  CompanyViewRequest,
  MAX_COMPANY_VIEWS,
  PathId,
} from '@platform/shared-contracts/http'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { managedCompany, requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { companyViews } from '../../lib/data/schema/company/company-views.ts'
import { ProblemError } from '../../lib/problem.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List my saved views of the matrix of my company',
  response: { 200: CompanyViewList, ...refusals(401, 403) },
}
const SAVE = {
  ...own,
  summary: 'Save a view of the matrix of my company, for me alone',
  body: CompanyViewRequest,
  response: { 201: CompanyView, ...refusals(401, 403, 409, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove one of my saved views',
  params: z.object({ id: PathId }),
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** Filters and orders of the matrix that a manager keeps; no other manager sees them. */
export const companyViewsRoutes: FastifyPluginAsyncZod<Services> = async (app, { database, now }) => {
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company/views', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) =>
      tx.select().from(companyViews).where(isOwn(request)).orderBy(asc(companyViews.name)),
    ),
  )

  app.post('/company/views', { schema: SAVE }, async (request, reply) => {
    const { tenantId, userId } = currentUser(request)
    const { name, view } = request.body
    const owner = { tenantId, userId, companyId: managedCompany(request).id }
    const saved = await database.withTenant(tenantId, async (tx) => {
      const others = await tx.$count(companyViews, and(isOwn(request), ne(companyViews.name, name)))
      if (others >= MAX_COMPANY_VIEWS) throw new ProblemError(409, 'too-many-views')
      const [row] = await tx
        .insert(companyViews)
        .values({ ...owner, name, view, savedAt: now() })
        .onConflictDoUpdate({
          target: [companyViews.userId, companyViews.companyId, companyViews.name],
          set: { view, savedAt: now() },
        })
        .returning()
      return { id: row?.id ?? 0, name, view }
    })
    return reply.code(201).send(saved)
  })

  app.delete('/company/views/:id', { schema: REMOVE }, async (request, reply) => {
    const removed = await database.withTenant(request.tenant.id, (tx) =>
      tx
        .delete(companyViews)
        .where(and(isOwn(request), eq(companyViews.id, request.params.id)))
        .returning({ id: companyViews.id }),
    )
    if (removed.length === 0) throw new ProblemError(404, 'view-not-found')
    return reply.code(204).send(null)
  })
}

function isOwn(request: FastifyRequest) {
  const isOwner = eq(companyViews.userId, currentUser(request).userId)
  return and(isOwner, eq(companyViews.companyId, managedCompany(request).id))
}
