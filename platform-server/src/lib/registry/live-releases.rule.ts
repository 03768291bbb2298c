import type { ReleaseRef, RemoteListing } from '@platform/shared-contracts/http'
import type { Registry, Remote } from './resolve.rule.ts'

/** Every release that some visitor may be given now: by a channel, an unexpired pin or a rollout. */
export function liveReleases({ channels, pins, rollouts }: Remote, now: Date): ReadonlySet<ReleaseRef> {
  const pinned = [...pins.values()].filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
  return new Set([...channels.values(), ...pinned, ...rollouts].map(({ release }) => release))
}

/** What the other remotes claim now, each listing once. */
export function liveListings(registry: Registry, except: string, now: Date): readonly RemoteListing[] {
  return [...registry.remotes.values()]
    .filter(({ id }) => id !== except)
    .flatMap((remote) =>
      [...liveReleases(remote, now)].map((ref) => remote.releases.get(ref)?.manifest?.listing),
    )
    .filter((listing) => listing !== undefined)
}
