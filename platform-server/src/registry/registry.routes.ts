import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRoutes } from '../app/add-routes.ts'
import type { Database } from '../lib/data/database.ts'
import type { Overrides } from '../lib/registry/overrides.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { changesRoutes } from './changes.routes.ts'
import type { RunningShell } from '../domain/releases/check-manifest.ts'
import { deployTokenRoutes } from './deploy-tokens/deploy-tokens.routes.ts'
import { requireDeployer } from './deploy-tokens/deployer.ts'
import type { Deploys } from '../domain/releases/deploys.ts'
import { deploysRoutes } from './deploys.routes.ts'
import { canDeployRoutes } from './can-deploy.routes.ts'
import { healthRoutes } from './rollouts/health.routes.ts'
import { inspectionRoutes } from './inspection.routes.ts'
import { endOverridesRoutes, overridesRoutes } from './overrides.routes.ts'
import { panelRoutes } from './panel.routes.ts'
import { RegistryRefusal } from '../domain/releases/plan-change.rule.ts'
import type { ReleaseGate } from '../domain/releases/release-gate.ts'
import { rolloutsRoutes } from './rollouts/rollouts.routes.ts'
import { tenantChangesRoutes } from './tenant-changes.routes.ts'

export interface RegistryRoutesOptions {
  readonly database: Database
  readonly registry: ReleaseRegistry
  readonly deploys: Deploys
  readonly gate: ReleaseGate
  readonly overrides: Overrides
  readonly shell: RunningShell
  readonly now: () => Date
  readonly visitorsPerNetwork: number
}

/** Everything under /api/registry. */
export const registryRoutes: FastifyPluginAsyncZod<RegistryRoutesOptions> = async (app, given) => {
  // Fastify adds the prefix to the options, and would add it again below.
  const { database, registry, deploys, gate, overrides, shell, now, visitorsPerNetwork } = given
  const options = { database, registry, deploys, gate, overrides, shell, now, visitorsPerNetwork }

  // Answers for teams that deploy and for platform operators: in the source language, with details of the release.
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof RegistryRefusal)) throw error
    const { status, message, code } = error
    return reply.code(status).header('cache-control', 'no-store').send({ message, code })
  })

  await app.register(async (guarded) => {
    guarded.addHook('onRequest', requireDeployer(database, now))
    await addRoutes(guarded, deploysRoutes, options)
    await addRoutes(guarded, changesRoutes, options)
    await addRoutes(guarded, tenantChangesRoutes, options)
    await addRoutes(guarded, rolloutsRoutes, options)
    await addRoutes(guarded, inspectionRoutes, options)
    await addRoutes(guarded, healthRoutes, options)
    await addRoutes(guarded, canDeployRoutes, options)
    await addRoutes(guarded, endOverridesRoutes, options)
  })

  await addRoutes(app, overridesRoutes, options)
  await addRoutes(app, panelRoutes, options)
  await addRoutes(app, deployTokenRoutes, options)
}
