import type { BootRelease, BootRemote, ReleaseManifest, RemoteListing } from '@platform/shared-contracts/http'
import type { Remote } from '../lib/registry/resolve.rule.ts'
import type { Resolution } from '../lib/registry/resolve.rule.ts'

/** Scripts and styles have an integrity in the boot document; the browser cannot check images and fonts. */
export function isLoaded(file: string): boolean {
  return /\.(js|css)$/.test(file)
}

/** Where the files of a release are served; ends with a slash. */
function releaseBase(remote: string, ref: string): string {
  return `/releases/${remote}/${ref}/`
}

/**
 * A resolution as the browser learns it. A withheld remote keeps its listing, so that its pages say what happened
 * instead of sending people away; `null` when not even a listing can be read.
 */
export function bootRemote({ release, why }: Resolution, remote: Remote): BootRemote | null {
  const manifest = release?.manifest ?? null
  const listing = manifest?.listing ?? newestListing(remote)
  if (!listing) return null
  const base = release ? releaseBase(remote.id, release.ref) : ''
  return { id: remote.id, listing, release: manifest && bootRelease(manifest, base), why: [...why] }
}

function newestListing({ releases }: Remote): RemoteListing | null {
  for (const { manifest } of releases.values()) if (manifest) return manifest.listing
  return null
}

function bootRelease(manifest: ReleaseManifest, base: string): BootRelease {
  const assets = manifest.assets
    .filter(({ file }) => isLoaded(file))
    .map(({ file, integrity }) => [file, integrity] as const)
  return {
    version: manifest.version,
    hash: manifest.hash,
    container: manifest.container,
    base,
    entry: manifest.entry,
    assets: Object.fromEntries(assets),
    chunks: manifest.chunks,
    contract: manifest.listing.contract,
  }
}
