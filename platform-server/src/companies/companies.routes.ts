import { Company, CompanyPage, CompanyRequest, text, PathId } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { companies } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { CompanySecrets } from '../domain/directories/company-secret.ts'
import { createCompany, updateCompany } from './save-company.ts'
import {
  findCompany,
  listCompanies,
  toCompany,
  type CompanyRow,
} from '../domain/directories/sql-companies.ts'

interface Options {
  readonly services: Services
  readonly secrets: CompanySecrets
}

const own = { tags: ['Companies'], security: BEARER }
const Params = z.object({ id: PathId })
const PageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  q: z._default(text(100), ''),
})

const LIST = {
  ...own,
  summary: 'List companies by name',
  querystring: PageQuery,
  response: { 200: CompanyPage, ...refusals(400, 401, 403) },
}
const READ = {
  ...own,
  summary: 'Get a company',
  params: Params,
  response: { 200: Company, ...refusals(401, 403, 404) },
}
const CREATE = {
  ...own,
  summary: 'Add a company',
  body: CompanyRequest,
  response: { 201: Company, ...refusals(401, 403, 409, 422) },
}
const CHANGE = {
  ...own,
  summary: 'Update a company; without a directory password, the saved one stays',
  params: Params,
  body: CompanyRequest,
  response: { 200: Company, ...refusals(401, 403, 404, 409, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a company; its users keep their accounts and can set a password by email',
  params: Params,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** Companies of the tenant and the directories that their people sign in against. */
export const companiesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, secrets }) => {
  const { database } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/companies', { schema: LIST }, async ({ tenant, query }) => {
    const found = await database.withTenant(tenant.id, (tx) => listCompanies(tx, query))
    return { ...found, page: query.page, size: query.size }
  })

  app.get('/companies/:id', { schema: READ }, ({ tenant, params }) =>
    database.withTenant(tenant.id, async (tx) => toCompany(tx, await existing(tx, params.id))),
  )

  app.post('/companies', { schema: CREATE }, async (request, reply) => {
    const tenantId = request.tenant.id
    const company = await database.withTenant(tenantId, async (tx) => {
      const made = await createCompany(tx, { tenantId, wanted: request.body, secrets })
      const after = await toCompany(tx, made)
      await recordAudit(tx, { ...audited(request, made), action: 'company.create', after })
      return after
    })
    return reply.code(201).send(company)
  })

  app.put('/companies/:id', { schema: CHANGE }, async (request) => {
    const tenantId = request.tenant.id
    return database.withTenant(tenantId, async (tx) => {
      const row = await existing(tx, request.params.id)
      const before = await toCompany(tx, row)
      const saved = await updateCompany(tx, row, { tenantId, wanted: request.body, secrets })
      const after = await toCompany(tx, saved)
      await recordAudit(tx, { ...audited(request, row), action: 'company.change', before, after })
      return after
    })
  })

  app.delete('/companies/:id', { schema: REMOVE }, async (request, reply) => {
    await database.withTenant(request.tenant.id, async (tx) => {
      const row = await existing(tx, request.params.id)
      const before = await toCompany(tx, row)
      await tx.delete(companies).where(eq(companies.id, row.id))
      await recordAudit(tx, { ...audited(request, row), action: 'company.remove', before })
    })
    return reply.code(204).send(null)
  })
}

async function existing(tx: Tx, id: number): Promise<CompanyRow> {
  const row = await findCompany(tx, id)
  if (!row) throw new ProblemError(404, 'company-not-found')
  return row
}

function audited(request: FastifyRequest, { id }: CompanyRow) {
  return { ...editorOf(request), subject: `company/${id}` }
}
