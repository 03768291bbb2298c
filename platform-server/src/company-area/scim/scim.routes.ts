import { verbatim } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { BEARER } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { providerConfig, RESOURCE_TYPES, SCHEMAS } from './discovery.ts'
import { scimAddress } from './scim-address.ts'
import { useScimFormat } from './scim-answers.ts'
import { scimGroupsRoutes } from './scim-groups.routes.ts'
import { unknownResource } from './scim-refusal.ts'
import { scimList, scimRefusals } from './scim-shapes.ts'
import { requireScimToken } from './scim-token.ts'
import { scimUsersRoutes } from './scim-users.routes.ts'

/** SCIM 2.0 (RFC 7643 and 7644): the identity provider of a company keeps its people up to date. */
export const scimRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  useScimFormat(app)
  app.addHook('onRequest', requireScimToken(options.services))
  await app.register(
    async (scim) => {
      await addRoutes(scim, discoveryRoutes, options)
      await addRoutes(scim, scimUsersRoutes, options)
      await addRoutes(scim, scimGroupsRoutes, options)
    },
    { prefix: '/scim/v2' },
  )
}

const own = { tags: ['SCIM 2.0'], security: BEARER }
const answered = { response: { 200: z.record(z.string(), z.unknown()), ...scimRefusals(401) } }
const one = {
  ...own,
  params: z.object({ id: verbatim(200) }),
  response: { ...answered.response, ...scimRefusals(404) },
}

/** What the service supports, and how its resources are made up. */
const discoveryRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, { services: { config } }) => {
  const addressIn = (request: FastifyRequest) => (path: string) => scimAddress(config, request.tenant, path)

  app.get(
    '/ServiceProviderConfig',
    { schema: { ...own, ...answered, summary: 'Say what of SCIM 2.0 is supported' } },
    async (request) => providerConfig(addressIn(request)),
  )

  for (const [name, resources] of [
    ['ResourceTypes', RESOURCE_TYPES],
    ['Schemas', SCHEMAS],
  ] as const) {
    app.get(`/${name}`, { schema: { ...own, ...answered, summary: `List the ${name}` } }, async (request) => {
      const all = [...resources.values()].map((make) => make(addressIn(request)))
      return scimList<object>(all, all.length, { startIndex: 1, count: all.length })
    })
    app.get(`/${name}/:id`, { schema: { ...one, summary: `Get one of the ${name}` } }, async (request) => {
      const make = resources.get(request.params.id)
      if (!make) throw unknownResource()
      return make(addressIn(request))
    })
  }
}
