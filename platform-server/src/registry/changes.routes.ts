import { ChangeAnswer, ReasonRequest, ReleaseRef, RollbackRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { RemoteId, changeRegistry, type ChangesOptions, OfRemote } from './change-registry.ts'
import { planKill, planRollback } from '../domain/releases/plan-change.rule.ts'

const OfKill = z.object({ remote: RemoteId, target: z.union([z.literal('all'), ReleaseRef]) })
const response = { 200: ChangeAnswer }

/** Undoing: back to the previous release, or an immediate stop. */
export const changesRoutes: FastifyPluginAsyncZod<ChangesOptions> = async (app, options) => {
  app.post(
    '/remotes/:remote/rollback',
    { schema: { params: OfRemote, body: RollbackRequest, response } },
    (request) => {
      const { to, reason } = request.body
      const change = { ...request.params, reason }
      return changeRegistry(options, request, change, (remote) => planRollback(remote, to))
    },
  )

  for (const [method, isKilled] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route({
      method,
      url: '/remotes/:remote/kills/:target',
      schema: { params: OfKill, body: ReasonRequest, response },
      handler: (request) => {
        const { remote, target } = request.params
        const change = { remote, ...request.body }
        return changeRegistry(options, request, change, (state) => planKill(state, target, isKilled))
      },
    })
}
