import { CompanyManagerList, CompanyManagerRequest, PathId } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import {
  managedCompany,
  requireCompanyManager,
  requireCompanyOwner,
} from '../domain/company-people/managed-company.ts'
import { findCompany } from '../domain/directories/sql-companies.ts'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { grantManager, managersOf, revokeManager } from './managers.ts'

interface Options {
  readonly services: Services
}

const own = { tags: ['Company managers'], security: BEARER }
const LISTED = { 200: CompanyManagerList, ...refusals(401, 403, 404) }
const GRANTED = { 201: CompanyManagerList, ...refusals(401, 403, 404, 409, 422) }
const REVOKED = { 204: z.null(), ...refusals(401, 403, 404, 409) }
const ofUser = z.object({ userId: PathId })
const ofCompany = z.object({ id: PathId })

/** Managers of a company, for its owners. */
export const ownManagersRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, now } = services
  app.addHook('onRequest', requireCompanyManager(database))
  app.addHook('onRequest', requireCompanyOwner)

  app.get(
    '/company/managers',
    { schema: { ...own, summary: 'List the managers of my company', response: LISTED } },
    (request) => database.withTenant(request.tenant.id, (tx) => managersOf(tx, managedCompany(request).id)),
  )

  app.post(
    '/company/managers',
    {
      schema: {
        ...own,
        summary: 'Let a person manage my company',
        body: CompanyManagerRequest,
        response: GRANTED,
      },
    },
    async (request, reply) => {
      const companyId = managedCompany(request).id
      const managers = await database.withTenant(request.tenant.id, async (tx) => {
        await grantManager(tx, { companyId, editor: editorOf(request), now: now() }, request.body)
        return managersOf(tx, companyId)
      })
      return reply.code(201).send(managers)
    },
  )

  app.delete(
    '/company/managers/:userId',
    { schema: { ...own, summary: 'Revoke a manager of my company', params: ofUser, response: REVOKED } },
    async (request, reply) => {
      const revoking = { companyId: managedCompany(request).id, editor: editorOf(request) }
      await database.withTenant(request.tenant.id, (tx) => revokeManager(tx, revoking, request.params.userId))
      return reply.code(204).send(null)
    },
  )
}

/** The same for any company of the tenant, for super admins. */
export const companyManagersRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, now } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.get(
    '/companies/:id/managers',
    { schema: { ...own, summary: 'List the managers of a company', params: ofCompany, response: LISTED } },
    ({ tenant, params }) =>
      database.withTenant(tenant.id, async (tx) => managersOf(tx, await existing(tx, params.id))),
  )

  app.post(
    '/companies/:id/managers',
    {
      schema: {
        ...own,
        summary: 'Let a person manage a company',
        params: ofCompany,
        body: CompanyManagerRequest,
        response: GRANTED,
      },
    },
    async (request, reply) => {
      const managers = await database.withTenant(request.tenant.id, async (tx) => {
        const companyId = await existing(tx, request.params.id)
        await grantManager(tx, { companyId, editor: editorOf(request), now: now() }, request.body)
        return managersOf(tx, companyId)
      })
      return reply.code(201).send(managers)
    },
  )

  app.delete(
    '/companies/:id/managers/:userId',
    {
      schema: {
        ...own,
        summary: 'Revoke a manager of a company',
        params: z.extend(ofCompany, ofUser.shape),
        response: REVOKED,
      },
    },
    async (request, reply) => {
      await database.withTenant(request.tenant.id, async (tx) => {
        const companyId = await existing(tx, request.params.id)
        await revokeManager(tx, { companyId, editor: editorOf(request) }, request.params.userId)
      })
      return reply.code(204).send(null)
    },
  )
}

async function existing(tx: Tx, id: number): Promise<number> {
  const company = await findCompany(tx, id)
  if (!company) throw new ProblemError(404, 'company-not-found')
  return company.id
}
