import {
  PathId,
  StatementDetail,
  StatementFilter,
  StatementPage,
  StatementQuery,
  type StoredStatement,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { asFile, CSV_TYPE, toCsv } from '../../lib/csv.ts'
import { findStatement, statementPage, statementRecords } from './sql-statements.ts'

const own = { tags: ['Statements'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List the xAPI statements of the tenant, newest first',
  querystring: StatementQuery,
  response: { 200: StatementPage, ...refusals(400, 401, 403) },
}
const FILE = {
  ...own,
  summary: 'Download xAPI statements of the tenant as CSV',
  produces: ['text/csv'],
  querystring: StatementFilter,
  response: { 200: z.string(), ...refusals(400, 401, 403, 422, 429) },
}
const READ = {
  ...own,
  summary: 'Get an xAPI statement as it was stored',
  params: z.object({ position: PathId }),
  response: { 200: StatementDetail, ...refusals(401, 403, 404) },
}
/** A file reads up to 20,000 rows. */
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** What was stated of training: by imported courses, and by the platform about them. For the tenant's staff. */
export const statementsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/statements', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => statementPage(tx, query)),
  )

  app.get('/admin/statements.csv', { schema: FILE, config: LIMIT }, async ({ tenant, query }, reply) => {
    const records = await database.withTenant(tenant.id, (tx) => statementRecords(tx, query))
    return reply.type(CSV_TYPE).headers(asFile('statements.csv')).send(statementsCsv(records))
  })

  app.get('/admin/statements/:position', { schema: READ }, ({ tenant, params: { position } }) =>
    database.withTenant(tenant.id, (tx) => findStatement(tx, position)),
  )
}

const HEADER = ['Time (UTC)', 'Name', 'Email', 'Verb', 'Activity', 'Source', 'Statement id']

function statementsCsv(records: readonly StoredStatement[]): string {
  const rows = records.map(({ storedAt, person, verb, activity, source, id }) => [
    ...[storedAt, person.name, person.email, verb, activity, source, id],
  ])
  return toCsv(HEADER, rows)
}
