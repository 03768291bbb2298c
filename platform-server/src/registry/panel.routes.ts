import { PanelAnswer } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireOperator } from '../app/request-context.ts'
import type { Database } from '../lib/data/database.ts'
import { type Override, OVERRIDE_COOKIE } from '../lib/registry/overrides.ts'
import { resolveAll } from '../lib/registry/resolve-all.ts'
import type { Resolution } from '../lib/registry/resolve.rule.ts'
import { readStickyId } from '../lib/registry/sticky-id.ts'
import type { OverridesOptions } from './overrides.routes.ts'
import { type PanelFigures, readFigures } from './panel-figures.ts'

interface Options extends OverridesOptions {
  readonly database: Database
}

/** What the calling browser session is given, why, and how it performs in all visitors' browsers. */
export const panelRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, overrides, registry, shell, now } = options
  app.addHook('onRequest', requireOperator)

  app.get('/panel', { schema: { response: { 200: PanelAnswer } } }, async (request) => {
    const { cookies, tenant } = request
    const override = await overrides.find(cookies[OVERRIDE_COOKIE])
    const figures = await readFigures(database, now())
    const stickyId = readStickyId(request)
    const visitor = { tenant: tenant.slug, stickyId, shell, now: now() }
    return {
      tenant: tenant.slug,
      registryVersion: registry.current().version,
      shellContract: shell.contract,
      override: override && { ...override, expiresAt: override.expiresAt.toISOString() },
      remotes: resolveAll(registry.current(), visitor).map(([, one]) => describe(one, override, figures)),
      failures: figures.recent,
    }
  })
}

function describe(
  { remote, release, why }: Resolution,
  override: Override | null,
  { loads, failures }: PanelFigures,
): PanelAnswer['remotes'][number] {
  const ref = release?.ref ?? null
  const name = `${remote}/${ref}`
  return {
    remote,
    release: ref,
    why:
      override?.remote === remote
        ? [...why, `but this browser session loads it from ${override.url}`]
        : [...why],
    loads: loads.get(name) ?? null,
    failures: failures.get(name) ?? 0,
  }
}
