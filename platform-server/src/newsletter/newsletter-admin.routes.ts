import { NewsletterPage, NewsletterQuery, NewsletterSubscriber } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { asFile, CSV_TYPE, toCsv } from '../lib/csv.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ProblemError } from '../lib/problem.ts'
import { confirmedSubscribers, remove, subscriberPage } from './sql-newsletter.ts'

const own = { tags: ['Newsletter'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List subscribers, those who did not confirm yet included',
  querystring: NewsletterQuery,
  response: { 200: NewsletterPage, ...refusals(401, 403, 422) },
}
const COLUMNS = ['Email', 'Confirmed', 'Agreed to']

/** Who gets new posts by email, for the site's staff. */
export const newsletterAdminRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/newsletter', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => subscriberPage(tx, query)),
  )

  app.get(
    '/admin/newsletter.csv',
    {
      schema: {
        ...own,
        summary: 'Download the confirmed subscribers as CSV',
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals(401, 403) },
      },
    },
    async ({ tenant }, reply) => {
      const found = await database.withTenant(tenant.id, confirmedSubscribers)
      const rows = found.map(({ email, confirmedAt, consent }) => [
        email,
        confirmedAt?.toISOString() ?? null,
        consent,
      ])
      return reply.type(CSV_TYPE).headers(asFile('newsletter.csv')).send(toCsv(COLUMNS, rows))
    },
  )

  app.delete(
    '/admin/newsletter/:id',
    {
      schema: {
        ...own,
        summary: 'Remove a subscriber and delete their address',
        params: z.pick(NewsletterSubscriber, { id: true }),
        response: { 204: z.null(), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await database.withTenant(request.tenant.id, async (tx) => {
        if (!(await remove(tx, id))) throw new ProblemError(404, 'subscriber-not-found')
        // Without the address: nothing about a person who left is stored.
        await recordAudit(tx, {
          ...editorOf(request),
          action: 'newsletter.remove',
          subject: `newsletter/${id}`,
        })
      })
      return reply.code(204).send(null)
    },
  )
}
