import {
  OverrideAnswer,
  OverrideEndAnswer,
  OverrideEndRequest,
  OverrideRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireOperator } from '../app/request-context.ts'
import { OVERRIDE_COOKIE, type Overrides } from '../lib/registry/overrides.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { OfRemote } from './change-registry.ts'
import { type RunningShell, refuseTakenPaths } from '../domain/releases/check-manifest.ts'
import { deployerOf } from './deploy-tokens/deployer.ts'

export interface OverridesOptions {
  readonly overrides: Overrides
  readonly registry: ReleaseRegistry
  readonly shell: RunningShell
  readonly now: () => Date
}

const COOKIE = { path: '/', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const

/** One remote from the operator's own machine: only for the browser that requests it, for an hour at most. */
export const overridesRoutes: FastifyPluginAsyncZod<OverridesOptions> = async (
  app,
  { overrides, registry, shell, now },
) => {
  app.addHook('onRequest', requireOperator)

  app.post(
    '/overrides',
    { schema: { body: OverrideRequest, response: { 201: OverrideAnswer } } },
    async (request, reply) => {
      const { url, manifest = null, minutes } = request.body
      const remote = manifest?.listing.id ?? null
      if (manifest)
        refuseTakenPaths({ listing: manifest.listing, registry: registry.current(), shell, now: now() })
      const by = currentUser(request).email
      const { signedId, expiresAt } = await overrides.start({ remote, url, manifest }, { minutes, by })
      request.log.info({ remote, url, by }, 'an operator set a development override')
      return reply
        .code(201)
        .setCookie(OVERRIDE_COOKIE, signedId, { ...COOKIE, maxAge: minutes * 60 })
        .send({ remote, url, expiresAt: expiresAt.toISOString() })
    },
  )

  app.delete('/overrides', { schema: { response: { 204: z.null() } } }, async (request, reply) => {
    await overrides.stop(request.cookies[OVERRIDE_COOKIE])
    return reply.code(204).clearCookie(OVERRIDE_COOKIE, COOKIE).send(null)
  })
}

/** For the team whose development server has stopped. Ending one gives back the released remote: it can do no harm. */
export const endOverridesRoutes: FastifyPluginAsyncZod<Pick<OverridesOptions, 'overrides'>> = async (
  app,
  { overrides },
) => {
  app.post(
    '/remotes/:remote/overrides/end',
    { schema: { params: OfRemote, body: OverrideEndRequest, response: { 200: OverrideEndAnswer } } },
    async (request) => {
      const { remote } = request.params
      deployerOf(request, remote)
      return { ended: await overrides.endAll(remote, request.body.url) }
    },
  )
}
