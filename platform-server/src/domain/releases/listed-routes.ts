import type { ListedRoute } from '@platform/shared-contracts/http'
import type { RequestTenant } from '../../app/request-context.ts'
import { bootRemote } from '../../lib/registry/boot-release.ts'
import { resolveAll } from '../../lib/registry/resolve-all.ts'
import type { Releases } from './open-releases.ts'

/** Routes of the shell and of every remote that a visitor outside all rollouts gets. */
export function listedRoutes({ registry, runningShell, shell }: Releases, now: () => Date) {
  return (tenant: RequestTenant): readonly ListedRoute[] => {
    const visitor = { tenant: tenant.slug, stickyId: null, shell: runningShell, now: now() }
    const remotes = resolveAll(registry.current(), visitor).map(([remote, why]) => bootRemote(why, remote))
    return [...(shell?.routes ?? []), ...remotes.flatMap((remote) => remote?.listing.routes ?? [])]
  }
}
