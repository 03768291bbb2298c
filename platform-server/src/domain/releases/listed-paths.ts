import { liveListings } from '../../lib/registry/live-releases.rule.ts'
import type { Registry } from '../../lib/registry/resolve.rule.ts'
import type { Releases } from './open-releases.ts'

/** Every path that has a page now, as its listing writes it; computed once for each state of the registry. */
export function createListedPaths(
  { registry, runningShell }: Releases,
  now: () => Date,
): () => readonly string[] {
  const known = new WeakMap<Registry, readonly string[]>()
  return () => {
    const current = registry.current()
    const paths = known.get(current) ?? [
      ...runningShell.routes.map(({ path }) => path),
      ...liveListings(current, '', now()).flatMap(({ routes }) => routes.map(({ path }) => path)),
    ]
    known.set(current, paths)
    return paths
  }
}
