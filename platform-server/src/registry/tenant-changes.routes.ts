import { ChangeAnswer, FollowRequest, PinRequest, ReasonRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { changeRegistry, type ChangesOptions, OfTenant } from './change-registry.ts'
import { requireKnownTenants } from './require-known-tenants.ts'
import { planFollow, planPin } from '../domain/releases/plan-change.rule.ts'

const response = { 200: ChangeAnswer }

/** What one tenant gets: pinned to a release for a time, or following another channel. */
export const tenantChangesRoutes: FastifyPluginAsyncZod<ChangesOptions> = async (app, options) => {
  const { database, now } = options
  const pins = '/remotes/:remote/pins/:tenant'
  app.put(pins, { schema: { params: OfTenant, body: PinRequest, response } }, async (request) => {
    const { remote, tenant } = request.params
    await requireKnownTenants(database, [tenant])
    const { reason, ...pin } = request.body
    return changeRegistry(options, request, { remote, reason }, (state) => planPin(state, tenant, pin, now()))
  })
  app.delete(pins, { schema: { params: OfTenant, body: ReasonRequest, response } }, (request) => {
    const { remote, tenant } = request.params
    const change = { remote, ...request.body }
    return changeRegistry(options, request, change, (state) => planPin(state, tenant, null, now()))
  })

  const follows = '/remotes/:remote/follows/:tenant'
  app.put(follows, { schema: { params: OfTenant, body: FollowRequest, response } }, async (request) => {
    const { remote, tenant } = request.params
    await requireKnownTenants(database, [tenant])
    const { reason, channel } = request.body
    return changeRegistry(options, request, { remote, reason }, (state) => planFollow(state, tenant, channel))
  })
  app.delete(follows, { schema: { params: OfTenant, body: ReasonRequest, response } }, (request) => {
    const { remote, tenant } = request.params
    const change = { remote, ...request.body }
    return changeRegistry(options, request, change, (state) => planFollow(state, tenant, null))
  })
}
