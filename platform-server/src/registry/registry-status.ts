import type { RemoteStatus } from '@platform/shared-contracts/http'
import { negotiate } from '@platform/shared-contracts/rules'
import type { Remote } from '../lib/registry/resolve.rule.ts'

const RELEASES_SHOWN = 50

export function toStatus(remote: Remote, shellContract: string): RemoteStatus {
  return {
    remote: remote.id,
    channels: Object.fromEntries([...remote.channels].map(([channel, { release }]) => [channel, release])),
    pins: [...remote.pins].map(([tenant, { release, expiresAt, reason }]) => ({
      tenant,
      release,
      expiresAt,
      reason,
    })),
    rollouts: [...remote.rollouts],
    follows: Object.fromEntries(remote.follows),
    kills: [...remote.kills].map(([target, mark]) => ({ target, ...mark })),
    releases: [...remote.releases.values()]
      .slice(0, RELEASES_SHOWN)
      .map(({ ref, manifest, fault, registeredAt }) => ({
        release: ref,
        registeredAt,
        contract: manifest?.listing.contract ?? null,
        fits: manifest !== null && negotiate(manifest.listing.contract, shellContract).fits,
        fault,
      })),
    faults: [...remote.faults],
  }
}
