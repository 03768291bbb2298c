import {
  Professional,
  ProfessionalPage,
  ProfessionalQuery,
  ProfessionalRequest,
  PathId,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { asFile, CSV_TYPE, toCsv } from '../lib/csv.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { professionals } from '../lib/data/schema/professionals.ts'
import {
  findProfessional,
  findProfessionals,
  insertProfessional,
  updateProfessional,
} from './sql-professionals.ts'

const own = { tags: ['Professionals'], security: BEARER }
const params = z.object({ id: PathId })

const LIST = {
  ...own,
  summary: 'List professionals',
  querystring: ProfessionalQuery,
  response: { 200: ProfessionalPage, ...refusals(401, 403, 422) },
}
const FILE = {
  ...own,
  summary: 'Download the professionals as CSV, without those who must not be contacted',
  produces: ['text/csv'],
  querystring: ProfessionalQuery,
  response: { 200: z.string(), ...refusals(401, 403, 422) },
}
const CREATE = {
  ...own,
  summary: 'Add a professional',
  body: ProfessionalRequest,
  response: { 201: Professional, ...refusals(401, 403, 409, 422) },
}
const CHANGE = {
  ...own,
  summary: 'Update a professional',
  params,
  body: ProfessionalRequest,
  response: { 200: Professional, ...refusals(401, 403, 404, 409, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a professional',
  params,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

const COLUMNS = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Company',
  'City',
  'State',
  'Certifications',
].concat(['Services', 'Certified until', 'Source', 'Last checked'])

const EVERYONE = { q: '', state: '', certification: '', service: '', sort: 'name' } as const

/** The tenant's directory of safety professionals, for super admins. */
export const professionalsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/professionals', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, async (tx) => {
      const found = await findProfessionals(tx, query)
      const all = await findProfessionals(tx, EVERYONE)
      const { page, size } = query
      return {
        ...{ items: found.slice((page - 1) * size, page * size), total: found.length, page, size },
        certifications: distinct(all.flatMap(({ certifications }) => certifications)),
        services: distinct(all.flatMap(({ services }) => services)),
      }
    }),
  )

  app.get('/professionals.csv', { schema: FILE }, async ({ tenant, query }, reply) => {
    const found = await database.withTenant(tenant.id, (tx) => findProfessionals(tx, query))
    const rows = found
      .filter(({ doNotContact }) => !doNotContact)
      .map((one) => [
        ...[one.firstName, one.lastName, one.email, one.phone, one.companyName, one.city, one.state],
        ...[one.certifications.join('; '), one.services.join('; ')],
        ...[one.certifiedUntil, one.source, one.checkedOn],
      ])
    return reply.type(CSV_TYPE).headers(asFile('professionals.csv')).send(toCsv(COLUMNS, rows))
  })

  app.post('/professionals', { schema: CREATE }, async (request, reply) => {
    const tenantId = request.tenant.id
    const made = await database.withTenant(tenantId, async (tx) => {
      const id = await insertProfessional(tx, tenantId, request.body)
      const after = await findProfessional(tx, id)
      await recordAudit(tx, { ...audited(request, id), action: 'professional.create', after })
      return after
    })
    return reply.code(201).send(made)
  })

  app.put('/professionals/:id', { schema: CHANGE }, (request) => {
    const { id } = request.params
    return database.withTenant(request.tenant.id, async (tx) => {
      const before = await findProfessional(tx, id)
      await updateProfessional(tx, id, request.body)
      const after = await findProfessional(tx, id)
      await recordAudit(tx, { ...audited(request, id), action: 'professional.change', before, after })
      return after
    })
  })

  app.delete('/professionals/:id', { schema: REMOVE }, async (request, reply) => {
    const { id } = request.params
    await database.withTenant(request.tenant.id, async (tx) => {
      const before = await findProfessional(tx, id)
      await tx.delete(professionals).where(eq(professionals.id, id))
      await recordAudit(tx, { ...audited(request, id), action: 'professional.remove', before })
    })
    return reply.code(204).send(null)
  })
}

function audited(request: FastifyRequest, id: number) {
  return { ...editorOf(request), subject: `professional/${id}` }
}

const distinct = (values: readonly string[]) =>
  [...new Set(values)].sort((one, other) => one.localeCompare(other))
