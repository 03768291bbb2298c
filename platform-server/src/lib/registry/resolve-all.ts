import { bucketOf, BUCKETS } from './bucket.ts'
import { type Registry, type Remote, type Resolution, resolve, type ShellOffer } from './resolve.rule.ts'

export interface Visitor {
  readonly tenant: string
  readonly stickyId: string | null
  readonly shell: ShellOffer
  readonly now: Date
}

/** What one visitor is given, remote by remote. */
export function resolveAll(
  registry: Registry,
  { tenant, stickyId, shell, now }: Visitor,
): readonly (readonly [Remote, Resolution])[] {
  // Without a sticky id, everyone is still inside a rollout to everyone, and outside any smaller one.
  const bucketFor = stickyId ? (salt: string) => bucketOf(salt, stickyId) : () => BUCKETS - 1
  return [...registry.remotes.values()].map((remote) => [
    remote,
    resolve(remote, { tenant, bucketFor, shell, now }),
  ])
}
