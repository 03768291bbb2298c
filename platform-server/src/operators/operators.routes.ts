import { Operator, OperatorList, OperatorRequest, PathId } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireOperator } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import { ProblemError } from '../lib/problem.ts'
import { grantOperator, listOperators, revokeOperator } from './operators.ts'

const own = { tags: ['Operators'], security: BEARER }
const params = z.object({ id: PathId })

const LIST = {
  ...own,
  summary: 'List the platform operators of all tenants',
  response: { 200: OperatorList, ...refusals(401, 403) },
}
const GRANT = {
  ...own,
  summary: 'Make an account a platform operator',
  body: OperatorRequest,
  response: { 201: Operator, ...refusals(401, 403, 404, 422) },
}
const REVOKE = {
  ...own,
  summary: 'Remove an account as a platform operator; the last operator cannot be removed',
  params,
  response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
}

/** The platform's operators, for operators. */
export const operatorsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.addHook('onRequest', requireOperator)

  app.get('/operators', { schema: LIST }, async () => ({ items: await database.withPlatform(listOperators) }))

  app.post('/operators', { schema: GRANT }, async (request, reply) => {
    const { email, tenant } = request.body
    const by = currentUser(request).email
    const made = await database.withPlatform(async (tx) => {
      const { id } = await grantOperator(tx, { tenantId: await tenantIdOf(tx, tenant), email }, by)
      return (await listOperators(tx)).find((operator) => operator.id === id)
    })
    if (!made) throw new Error('the database did not return the new operator')
    return reply.code(201).send(made)
  })

  app.delete('/operators/:id', { schema: REVOKE }, async (request, reply) => {
    const how = { by: currentUser(request).email, mayBeLast: false }
    await database.withPlatform((tx) => revokeOperator(tx, request.params.id, how))
    return reply.code(204).send(null)
  })
}

async function tenantIdOf(tx: Tx, slug: string): Promise<number> {
  const [tenant] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug))
  if (tenant) return tenant.id
  throw new ProblemError(404, 'no-tenant', { values: { slug }, field: 'tenant' })
}
