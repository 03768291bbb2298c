import { PriceEffects, PriceList, PriceListRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { editorOf, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Database } from '../../lib/data/database.ts'
import { ProblemError } from '../../lib/problem.ts'
import { priceFault } from '../settings-faults.ts'
import { priceEffects } from './price-effects.ts'
import { changePrices, readPriceList } from './price-list.ts'

interface Options {
  readonly database: Database
  /** Drops this process's own cache, so that the next request is answered at the new prices. */
  readonly forget: () => void
}

const own = { tags: ['Orders'], security: BEARER }
const READ = {
  ...own,
  summary: 'Get the prices of the tenant',
  response: { 200: PriceList, ...refusals(401, 403) },
}
const CHANGE = {
  ...own,
  summary: 'Change the prices of the tenant, and which plans it sells',
  description:
    'Applies at once to what is ordered from now on. Plans that people have renew by their own rules.',
  body: PriceListRequest,
  response: { 200: PriceList, ...refusals(401, 403, 409, 422) },
}
const PREVIEW = {
  ...own,
  summary: 'List who is affected by other prices, without changing them',
  body: PriceListRequest,
  response: { 200: PriceEffects, ...refusals(401, 403, 422) },
}

/** Prices of the tenant that the request came to, for its super admins. */
export const priceListRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, forget }) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/price-list', { schema: READ }, ({ tenant }) =>
    database.withPlatform((tx) => readPriceList(tx, tenant.id)),
  )

  app.post('/admin/price-list/preview', { schema: PREVIEW }, async ({ tenant, body }) => {
    refuseUnknownCourses(body)
    const before = await database.withPlatform((tx) => readPriceList(tx, tenant.id))
    return database.withTenant(tenant.id, async (tx) => ({ items: await priceEffects(tx, before, body) }))
  })

  app.put('/admin/price-list', { schema: CHANGE }, async (request) => {
    const { tenant, body } = request
    refuseUnknownCourses(body)
    const { actor } = editorOf(request)
    const changed = await database.withPlatform(async (tx) => {
      await changePrices(tx, { tenantId: tenant.id, wanted: body, actor })
      return readPriceList(tx, tenant.id)
    })
    forget()
    return changed
  })
}

/** Errors  422 at the course. */
function refuseUnknownCourses({ prices }: PriceListRequest): void {
  const fields = priceFault({ prices }, 'prices')
  if (Object.keys(fields).length > 0) throw new ProblemError(422, 'invalid', { fields })
}
