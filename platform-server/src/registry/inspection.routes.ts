import { RegistryHistory, RegistryStatus, WhyAnswer, WhyQuery } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Database } from '../lib/data/database.ts'
import { bucketOf } from '../lib/registry/bucket.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { resolve } from '../lib/registry/resolve.rule.ts'
import type { RunningShell } from '../domain/releases/check-manifest.ts'
import { deployerOf } from './deploy-tokens/deployer.ts'
import { requireKnownTenants } from './require-known-tenants.ts'
import { RegistryRefusal } from '../domain/releases/plan-change.rule.ts'
import { toStatus } from './registry-status.ts'
import { OfRemote } from './change-registry.ts'

interface Options {
  readonly database: Database
  readonly registry: ReleaseRegistry
  readonly shell: RunningShell
  readonly now: () => Date
}

const HISTORY_MAX = 200
const HistoryQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(HISTORY_MAX)), 20),
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
})
/** What runs, what changed, and why a visitor gets what they get. A team sees its own remotes. */
export const inspectionRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, registry, shell, now } = options
  app.get('/remotes', { schema: { response: { 200: RegistryStatus } } }, async (request) => {
    const { isAllowed } = deployerOf(request)
    const { version, remotes } = registry.current()
    const own = [...remotes.values()].filter(({ id }) => isAllowed(id))
    return {
      version,
      shellContract: shell.contract,
      remotes: own.map((remote) => toStatus(remote, shell)),
    }
  })

  app.get(
    '/remotes/:remote/history',
    { schema: { params: OfRemote, querystring: HistoryQuery, response: { 200: RegistryHistory } } },
    async (request) => {
      const { remote } = request.params
      const { limit, before = Infinity } = request.query
      deployerOf(request, remote)
      return registry
        .history(remote)
        .filter(({ seq }) => seq < before)
        .slice(0, limit)
    },
  )

  app.get(
    '/remotes/:remote/why',
    { schema: { params: OfRemote, querystring: WhyQuery, response: { 200: WhyAnswer } } },
    async (request) => {
      const { tenant, sticky, at } = request.query
      deployerOf(request, request.params.remote)
      await requireKnownTenants(database, [tenant])
      const moment = at ? new Date(at) : now()
      const remote = (at ? registry.at(moment) : registry.current()).remotes.get(request.params.remote)
      if (!remote) throw new RegistryRefusal(404, 'no-remote', noneOf(request.params.remote, at))
      const bucketFor = sticky ? (salt: string) => bucketOf(salt, sticky) : null
      const { release, why } = resolve(remote, { tenant, bucketFor, shell, now: moment })
      return {
        remote: remote.id,
        tenant,
        at: moment.toISOString(),
        release: release?.ref ?? null,
        why: [...why],
      }
    },
  )
}

function noneOf(remote: string, at: string | undefined): string {
  return at
    ? `There was no remote ${remote} at that time.`
    : `No release of ${remote} has been deployed here yet.`
}
