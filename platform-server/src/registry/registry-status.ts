import type { RemoteStatus } from '@platform/shared-contracts/http'
import { fitsShell, type Remote, type ShellOffer } from '../lib/registry/resolve.rule.ts'

const RELEASES_SHOWN = 50

export function toStatus(remote: Remote, shell: ShellOffer): RemoteStatus {
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
        fits: manifest !== null && fitsShell(manifest, shell).fits,
        fault,
      })),
    faults: [...remote.faults],
  }
}
