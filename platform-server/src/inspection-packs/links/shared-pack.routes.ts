import { PackFile, PackKey, SharedPack } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { enclosedIn, sendPack } from '../pack-files.ts'
import { countsOf, readyPack } from '../sql-packs.ts'
import { logUse, openedBy } from './sql-links.ts'

const own = { tags: ['Inspection packs'] }
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

const OPEN = {
  ...own,
  summary: 'Get what a link to an inspection pack leads to; the use is logged for the company',
  body: PackKey,
  response: { 200: SharedPack, ...refusals(410, 422, 429) },
}
const FILE = {
  ...own,
  summary: 'Download a file of an inspection pack by its link; the use is logged for the company',
  params: z.object({ file: PackFile }),
  querystring: PackKey,
  produces: ['application/pdf', 'text/csv', 'application/zip'],
  response: { 200: z.file(), ...refusals(404, 410, 422, 429) },
}

/** For whom a company's manager made a link; the key in it is the permission. No log has the values of a query. */
export const sharedPackRoutes: FastifyPluginAsyncZod<Services> = async (app, { database, now, storage }) => {
  app.post('/inspection-pack', { schema: OPEN, config: LIMIT }, ({ tenant, body }) =>
    database.withTenant(tenant.id, async (tx) => {
      const { link, pack, company } = await openedBy(tx, body.key, now())
      await logUse(tx, link, { at: now(), file: null })
      const { modules, site, department, describesOn: on, madeAt } = readyPack(pack)
      const { recipient, expiresAt } = link
      return {
        ...{ modules, site, department, on, counts: countsOf(pack), company, recipient },
        madeAt: madeAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }
    }),
  )

  app.get('/inspection-pack/:file', { schema: FILE, config: LIMIT }, async (request, reply) => {
    const { file } = request.params
    const found = await database.withTenant(request.tenant.id, async (tx) => {
      const { link, pack } = await openedBy(tx, request.query.key, now())
      await logUse(tx, link, { at: now(), file })
      const ready = readyPack(pack)
      return { pack: ready, file, ...(await enclosedIn(tx, ready)) }
    })
    return sendPack(reply, storage, found)
  })
}
