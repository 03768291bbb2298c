import {
  CompanyLookup,
  DirectoryTestAnswer,
  DirectoryTestRequest,
  verbatim,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { ProblemError } from '../lib/problem.ts'
import type { CompanySecrets } from '../domain/directories/company-secret.ts'
import { directoryAccess } from '../domain/directories/directory-access.ts'
import { queryDirectory } from '../domain/directories/directory-client.ts'
import { TEST_MESSAGES } from '../domain/directories/directory-messages.rule.ts'
import { findByDomain, findCompany } from '../domain/directories/sql-companies.ts'

interface Options {
  readonly services: Services
  readonly secrets: CompanySecrets
}

export const directoryRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database } = options.services
  await addRoutes(app, directoryTestRoutes, options)

  app.get(
    '/auth/company-by-domain',
    {
      schema: {
        tags: ['Sessions'],
        summary: 'Find the company whose users sign in with a domain; null if there is none',
        querystring: z.object({ domain: verbatim(253) }),
        response: { 200: CompanyLookup, ...refusals(400) },
      },
    },
    async ({ tenant, query }) => ({
      companyId: await database.withTenant(tenant.id, (tx) =>
        findByDomain(tx, query.domain.trim().toLowerCase()),
      ),
    }),
  )
}

const directoryTestRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, secrets }) => {
  const { database } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.post(
    '/companies/:id/directory-test',
    {
      schema: {
        tags: ['Companies'],
        summary: 'Test the saved directory connection, with a user if a username is given',
        security: BEARER,
        params: z.object({ id: PathId }),
        body: DirectoryTestRequest,
        response: { 200: DirectoryTestAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async ({ tenant, params, body }) => {
      const company = await database.withTenant(tenant.id, (tx) => findCompany(tx, params.id))
      if (!company) throw new ProblemError(404, 'company-not-found')
      const access = directoryAccess(company, secrets, services.config)
      if (!access) throw new ProblemError(409, 'no-directory')
      const { outcome, person } = await queryDirectory(access, body)
      return { outcome, message: TEST_MESSAGES[outcome], person }
    },
  )
}
