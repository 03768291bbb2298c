import type {
  BootRelease,
  BootRemote,
  ReleaseManifest,
  RemoteListing,
  ShellManifest,
} from '@platform/shared-contracts/http'
import type { Remote } from './resolve.rule.ts'
import type { Resolution } from './resolve.rule.ts'

/** Scripts and styles have an integrity in the boot document; the browser cannot check images and fonts. */
export function isLoaded(file: string): boolean {
  return /\.(js|css)$/.test(file)
}

/** Where the files of a release are served; ends with a slash. */
function releaseBase(remote: string, ref: string): string {
  return `/releases/${remote}/${ref}/`
}

/** The shell, as far as it provides shared packages that are not part of its initial scripts. */
export interface SharingShell {
  readonly base: string
  readonly manifest: Pick<ShellManifest, 'sharedFiles'>
}

/**
 * A resolution in the form that the browser receives. An excluded remote keeps its listing, so that its pages explain
 * what happened instead of redirecting people; `null` when not even a listing can be read.
 */
export function bootRemote(
  { release, why }: Resolution,
  remote: Remote,
  shell: SharingShell | null = null,
): BootRemote | null {
  const listing = release?.manifest?.listing ?? newestListing(remote)
  if (!listing) return null
  return {
    id: remote.id,
    listing,
    release: release && bootRelease(release, remote.id, shell),
    why: [...why],
  }
}

function newestListing({ releases }: Remote): RemoteListing | null {
  for (const { manifest } of releases.values()) if (manifest) return manifest.listing
  return null
}

export function bootRelease(
  { ref, manifest }: Pick<NonNullable<Resolution['release']>, 'ref' | 'manifest'>,
  remote: string,
  shell: SharingShell | null,
): BootRelease | null {
  if (!manifest) return null
  const assets = manifest.assets
    .filter(({ file }) => isLoaded(file))
    .map(({ file, integrity }) => [file, integrity] as const)
  return {
    version: manifest.version,
    hash: manifest.hash,
    container: manifest.container,
    base: releaseBase(remote, ref),
    entry: manifest.entry,
    ...(manifest.format ? { format: manifest.format } : {}),
    assets: Object.fromEntries(assets),
    chunks: manifest.chunks,
    ...sharedFilesOf(manifest, shell),
    contract: manifest.listing.contract,
  }
}

function sharedFilesOf(
  { shared }: ReleaseManifest,
  shell: SharingShell | null,
): Pick<BootRelease, 'sharedFiles'> {
  const { base, manifest } = shell ?? { base: '', manifest: {} }
  const files = Object.keys(shared).flatMap((name) => manifest.sharedFiles?.[name] ?? [])
  return files.length === 0 ? {} : { sharedFiles: [...new Set(files)].map((file) => base + file) }
}
