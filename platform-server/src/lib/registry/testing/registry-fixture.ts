import type { RegistryChange, ReleaseManifest } from '@platform/shared-contracts/http'
import { foldChanges } from '../fold-changes.rule.ts'
import type { RegisteredRelease, Remote } from '../resolve.rule.ts'

/** Names of releases for tests: `ref('1.2.0')`. */
export function ref(version: string): string {
  return `${version}-0123456789ab`
}

export function releaseFixture(
  version: string,
  overrides: Partial<RegisteredRelease> = {},
): RegisteredRelease {
  const manifest: ReleaseManifest = {
    listing: {
      id: 'learner',
      contract: '^1.0.0',
      routes: [{ path: '/progress', chunk: 'progress' }],
      nav: [],
    },
    version,
    hash: '0123456789ab',
    container: 'remote_learner',
    entry: 'entry.js',
    assets: [{ file: 'entry.js', integrity: `sha384-${'A'.repeat(64)}`, sizeBytes: 10 }],
    chunks: {},
    shared: {},
    gitSha: null,
    builtAt: '2026-06-01T00:00:00Z',
  }
  return {
    remote: 'learner',
    ref: ref(version),
    manifest,
    fault: null,
    registeredAt: '2026-06-01T00:00:00Z',
    ...overrides,
  }
}

export function using(uses: ReleaseManifest['uses'], release: RegisteredRelease): RegisteredRelease {
  if (!release.manifest) throw new Error('this fixture has no manifest')
  return { ...release, manifest: { ...release.manifest, uses } }
}

export function needing(contract: string, release: RegisteredRelease): RegisteredRelease {
  if (!release.manifest) throw new Error('this fixture has no manifest')
  return { ...release, manifest: { ...release.manifest, listing: { ...release.manifest.listing, contract } } }
}

/** Changes of remote learner by ada, one a minute from 2026-06-01T10:00Z, as `[slot, after]`. */
function changesFixture(slots: readonly (readonly [string, unknown])[]): readonly RegistryChange[] {
  return slots.map(([slot, after], index) => ({
    seq: index + 1,
    at: new Date(Date.UTC(2026, 5, 1, 10, index)).toISOString(),
    actor: 'ada',
    reason: 'because',
    remote: 'learner',
    slot,
    before: null,
    after,
  }))
}

/** Releases are given oldest first. */
export function remoteFixture(
  releases: readonly RegisteredRelease[],
  slots: readonly (readonly [string, unknown])[],
): Remote {
  const newestFirst = releases.toReversed().map((release) => [release.ref, release] as const)
  return { ...foldChanges('learner', changesFixture(slots)), releases: new Map(newestFirst) }
}
