import {
  PartnerDetail,
  PartnerList,
  PartnerMessage,
  PartnerQuery,
  verbatim,
  PathId,
} from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { RequestTenant } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { ProblemError } from '../lib/problem.ts'
import { searchPartners } from './partner-search.rule.ts'
import { readPartnerReviews, readPartners, type StoredPartner } from './sql-partners.ts'

const ById = z.object({ id: PathId })
const ByUrl = z.object({ publicUrl: verbatim(80) })

export const partnersRoutes: FastifyPluginAsyncZod<MailingOptions> = async (
  app,
  { services, tenantMailer },
) => {
  const { database } = services
  const listed = (tenant: RequestTenant) => database.withTenant(tenant.id, readPartners)

  async function find(tenant: RequestTenant, isThem: (partner: StoredPartner) => boolean) {
    const partner = (await listed(tenant)).find(isThem)
    if (!partner) throw new ProblemError(404, 'partner-not-found')
    return partner
  }

  async function detail(tenant: RequestTenant, isThem: (partner: StoredPartner) => boolean) {
    const partner = await find(tenant, isThem)
    const reviews = await database.withTenant(tenant.id, (tx) => readPartnerReviews(tx, Number(partner.id)))
    return { ...partner, reviews }
  }

  app.get(
    '/partners',
    { schema: { querystring: PartnerQuery, response: { 200: PartnerList } } },
    async ({ tenant, query }) => {
      const items = searchPartners(await listed(tenant), query)
      return { items, total: items.length }
    },
  )

  app.get(
    '/partners/by-url/:publicUrl',
    { schema: { params: ByUrl, response: { 200: PartnerDetail } } },
    ({ tenant, params }) => detail(tenant, ({ publicUrl }) => publicUrl === params.publicUrl),
  )

  app.get(
    '/partners/:id',
    { schema: { params: ById, response: { 200: PartnerDetail } } },
    ({ tenant, params }) => detail(tenant, ({ id }) => id === params.id),
  )

  app.post(
    '/partners/:id/messages',
    {
      schema: { params: ById, body: PartnerMessage, response: { 202: z.object({}) } },
      config: { rateLimit: { max: 5, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const { tenant, params, body } = request
      const partner = await find(tenant, ({ id }) => id === params.id)
      const site = tenantName(tenant.config)
      await database.withTenant(tenant.id, (tx) =>
        tenantMailer(
          tx,
          { tenant, request },
          {
            to: partner.email,
            replyTo: body.email,
            subject: `Message from ${body.name} on ${site}`,
            text: `${body.message}\n\n${body.name} <${body.email}>\nReply to this email to answer.`,
          },
        ),
      )
      return reply.code(202).send({})
    },
  )
}
