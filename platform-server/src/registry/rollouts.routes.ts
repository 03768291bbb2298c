import { randomUUID } from 'node:crypto'
import { ChangeAnswer, ReasonRequest, RolloutRequest, StageRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { changeRegistry, type ChangesOptions, OfRemote } from './change-registry.ts'
import { planRollout, planStage, planStop } from './plan-change.rule.ts'

const OfRollout = z.object({ remote: z.string(), id: z.string() })
const response = { 200: ChangeAnswer }

/** A release for a growing share of visitors. */
export const rolloutsRoutes: FastifyPluginAsyncZod<ChangesOptions> = async (app, { registry }) => {
  app.post(
    '/remotes/:remote/rollouts',
    { schema: { params: OfRemote, body: RolloutRequest, response } },
    (request) => {
      const { reason, ...rollout } = request.body
      const [id, salt] = [randomUUID().slice(0, 8), randomUUID()]
      return changeRegistry(registry, request, { ...request.params, reason }, (state) =>
        planRollout(state, id, { ...rollout, salt }),
      )
    },
  )

  const one = '/remotes/:remote/rollouts/:id'
  app.patch(one, { schema: { params: OfRollout, body: StageRequest, response } }, (request) => {
    const { remote, id } = request.params
    const { stage, reason } = request.body
    return changeRegistry(registry, request, { remote, reason }, (state) => planStage(state, id, stage))
  })
  app.delete(one, { schema: { params: OfRollout, body: ReasonRequest, response } }, (request) => {
    const { remote, id } = request.params
    return changeRegistry(registry, request, { remote, ...request.body }, (state) => planStop(state, id))
  })
}
