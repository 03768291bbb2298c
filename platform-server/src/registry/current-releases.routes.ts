import { CurrentReleases, code } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { resolveAll } from '../lib/registry/resolve-all.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { readStickyId } from '../lib/registry/sticky-id.ts'
import type { RunningShell } from '../domain/releases/check-manifest.ts'

interface Options {
  readonly registry: ReleaseRegistry
  readonly shell: RunningShell
  readonly now: () => Date
}

const AT_MOST = 20
const Query = z.object({ remotes: code(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 800) })

/** Open pages check this now and then: is there a newer release for them? */
export const currentReleasesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { registry, shell, now },
) => {
  app.get(
    '/releases',
    { schema: { querystring: Query, response: { 200: CurrentReleases } }, logLevel: 'warn' },
    async (request, reply) => {
      const { query, tenant } = request
      const { version, remotes } = registry.current()
      const names = query.remotes.split(',').slice(0, AT_MOST)
      const requested = names.flatMap((name) => remotes.get(name) ?? [])
      const visitor = { tenant: tenant.slug, stickyId: readStickyId(request), shell, now: now() }
      const answers = resolveAll(
        { version, remotes: new Map(requested.map((one) => [one.id, one])) },
        visitor,
      )
      reply.header('cache-control', 'private, no-store')
      return { releases: Object.fromEntries(answers.map(([{ id }, one]) => [id, one.release?.ref ?? null])) }
    },
  )
}
