import type { ReleaseManifest, ReleaseRef, ShellManifest } from '@platform/shared-contracts/http'
import { listingFaults } from '@platform/shared-contracts/rules'
import { liveListings } from '../../lib/registry/live-releases.rule.ts'
import { nameOf } from '../../lib/registry/registry-rows.ts'
import type { Registry } from '../../lib/registry/resolve.rule.ts'
import { type Allowance, beyondAllowance, takenPaths } from './path-claims.rule.ts'
import { RegistryRefusal } from './plan-change.rule.ts'

/** The shell that runs here; `null` on a server without pages. */
export type RunningShell = Pick<ShellManifest, 'contract' | 'offers' | 'routes' | 'shared'>

export interface ManifestCheck {
  readonly manifest: ReleaseManifest
  readonly allowance: Allowance
  readonly registry: Registry
  readonly shell: RunningShell
  readonly now: Date
}

/** What can be checked of a release without its files. Returns its name; throws the refusal. */
export function checkManifest({ manifest, allowance, registry, shell, now }: ManifestCheck): ReleaseRef {
  const { listing, version, hash, entry, assets } = manifest
  const ref = `${version}-${hash}`
  if (nameOf(manifest) !== `${listing.id}/${ref}`)
    throw new RegistryRefusal(
      422,
      'hash',
      'The hash of this release does not match its listing and files. Build it again.',
    )
  const files = new Set(assets.map(({ file }) => file))
  const absent = [
    entry,
    ...(manifest.server ? [manifest.server] : []),
    ...Object.values(manifest.chunks).flat(),
  ].filter((file) => !files.has(file))
  if (absent.length > 0)
    throw new RegistryRefusal(
      422,
      'assets',
      `The release refers to files that it does not list: ${absent.join(', ')}.`,
    )
  const beyond = beyondAllowance(listing, allowance)
  if (beyond.length > 0) throw new RegistryRefusal(403, 'allowance', `${beyond.join('; ')}.`)
  refuseTakenPaths({ listing, registry, shell, now })
  return ref
}

interface PathCheck extends Pick<ManifestCheck, 'registry' | 'shell' | 'now'> {
  readonly listing: ReleaseManifest['listing']
}

/** Every path has one owner: no path of the remote may belong to the server, the shell or another remote. */
export function refuseTakenPaths({ listing, registry, shell, now }: PathCheck): void {
  const faults = listingFaults(listing)
  if (faults.length > 0) throw new RegistryRefusal(422, 'listing', `${faults.join('; ')}.`)
  const others = liveListings(registry, listing.id, now).map(({ id, routes }) => ({
    name: `remote ${id}`,
    routes,
  }))
  const taken = takenPaths(listing, [...others, { name: 'the shell', routes: shell.routes }])
  if (taken.length > 0) throw new RegistryRefusal(409, 'path-taken', `${taken.join('; ')}.`)
}
