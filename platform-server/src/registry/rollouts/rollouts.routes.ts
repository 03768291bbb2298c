import { randomUUID } from 'node:crypto'
import {
  ChangeAnswer,
  ReasonRequest,
  RolloutRequest,
  StageRequest,
  verbatim,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { RemoteId, changeRegistry, type ChangesOptions, OfRemote } from '../change-registry.ts'
import { requireKnownTenants } from '../require-known-tenants.ts'
import { planRollout, planStage, planStop } from '../../domain/releases/plan-change.rule.ts'
import { watchRollouts } from './rollout-watch.ts'

const OfRollout = z.object({ remote: RemoteId, id: verbatim(60) })
const response = { 200: ChangeAnswer }

/** How soon harm is noticed. Milliseconds. */
const WATCH_EVERY_MS = 10_000

interface RolloutsOptions extends ChangesOptions {
  readonly visitorsPerNetwork: number
}

/** A release for a growing share of visitors, and the monitoring of all rollouts that run. */
export const rolloutsRoutes: FastifyPluginAsyncZod<RolloutsOptions> = async (app, options) => {
  const { database } = options
  const watching = setInterval(() => {
    watchRollouts(options).catch((error: unknown) =>
      app.log.error({ err: error }, 'the health check of the rollouts failed'),
    )
  }, WATCH_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(watching))

  app.post(
    '/remotes/:remote/rollouts',
    { schema: { params: OfRemote, body: RolloutRequest, response } },
    async (request) => {
      const { reason, ...rollout } = request.body
      await requireKnownTenants(database, rollout.tenants ?? [])
      const [id, salt] = [randomUUID().slice(0, 8), randomUUID()]
      return changeRegistry(options, request, { ...request.params, reason }, (state) =>
        planRollout(state, id, { ...rollout, salt }),
      )
    },
  )

  const one = '/remotes/:remote/rollouts/:id'
  app.patch(one, { schema: { params: OfRollout, body: StageRequest, response } }, (request) => {
    const { remote, id } = request.params
    const { stage, reason } = request.body
    return changeRegistry(options, request, { remote, reason }, (state) => planStage(state, id, stage))
  })
  app.delete(one, { schema: { params: OfRollout, body: ReasonRequest, response } }, (request) => {
    const { remote, id } = request.params
    return changeRegistry(options, request, { remote, ...request.body }, (state) => planStop(state, id))
  })
}
