import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type {
  EntryFormat,
  ReleaseAsset,
  ReleaseManifest,
  RemoteListing,
} from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'
import { sharedVersions } from '../shared-packages.ts'
import { usedMembers } from './used-members.ts'

/** Module Federation's own description of a build, for the ecosystem's tools. */
export const MF_MANIFEST = 'mf-manifest.json'

/** A page that runs without the shell, as `{ script, style }`; only in builds that have one. */
export const STANDALONE_PAGE = 'standalone.json'

/** Name of the chunk that holds the exposed module; every page of the remote needs it. */
export const EXPOSED_CHUNK = 'app'

/** The exposed module, in a remote's folder. */
export const ENTRY = 'src/remote.ts'

const SERVER_FILE = /^server\.[0-9a-f]{8}\.cjs$/

export interface EmittedFile {
  readonly file: string
  readonly bytes: Uint8Array
}

/** The output of a bundler for a remote. */
export interface EmittedBuild {
  /** All files, with their final bytes. */
  readonly files: readonly EmittedFile[]
  readonly entry: string | undefined
  readonly format: EntryFormat
  /** Scripts and styles of a named chunk and its dependencies, in load order; none for an unknown name. */
  readonly filesOf: (chunk: string) => readonly string[]
  /** Share keys of the packages that the build consumes from the shell. */
  readonly consumed: ReadonlySet<string>
}

export interface ReleaseOptions {
  readonly dir: string
  readonly listing: RemoteListing
  readonly version: string
  readonly container: string
  readonly isDevelopment: boolean
}

/** A release as written to `release.json`, and its problems, one sentence each. */
export interface DescribedRelease {
  readonly manifest: ReleaseManifest
  readonly faults: readonly string[]
}

/** Describes a build, from any bundler. Errors: throws for a build without an entry. */
export function describeRelease(build: EmittedBuild, options: ReleaseOptions): DescribedRelease {
  const { listing, version, container, dir, isDevelopment } = options
  const { entry, format, consumed } = build
  if (!entry) throw new Error(`The build has no entry for the container ${container}.`)
  const assets = digestFiles(build.files, [MF_MANIFEST, STANDALONE_PAGE])
  const hash = createHash('sha256')
    .update(releaseIdentity({ listing, version, assets }))
    .digest('hex')
    .slice(0, 12)
  const server = assets.find(({ file }) => SERVER_FILE.test(file))?.file
  const versions = Object.entries(sharedVersions(dir)).filter(([name]) => consumed.has(name))
  const manifest = {
    listing,
    version,
    hash,
    container,
    entry,
    ...(format === 'module' ? { format } : {}),
    assets,
    chunks: Object.fromEntries(listing.routes.map(({ path, chunk }) => [path, filesOfPage(build, chunk)])),
    ...(server ? { server } : {}),
    shared: Object.fromEntries(versions),
    // A development build is never released.
    ...(isDevelopment ? {} : { uses: usedMembers(join(dir, ENTRY)) }),
    gitSha: gitSha(dir),
    builtAt: new Date().toISOString(),
  }
  return { manifest, faults: missingChunks(build, listing) }
}

/** Every emitted file that a page may load, with the digest of its final bytes. `also`: files of other types. */
export function digestFiles(files: readonly EmittedFile[], also: readonly string[] = []): ReleaseAsset[] {
  return files
    .filter(({ file }) => isServed(file) || also.includes(file))
    .map(({ file, bytes }) => ({ file, integrity: integrityOf(bytes), sizeBytes: bytes.length }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** File name of a server bundle, derived from its content. */
export function serverFileName(source: Uint8Array): string {
  return `server.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.cjs`
}

function isServed(name: string): boolean {
  return !/\.(map|json|br|gz|txt)$/.test(name)
}

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function filesOfPage(build: EmittedBuild, chunk: string): string[] {
  return [
    ...new Set([...build.filesOf(EXPOSED_CHUNK), ...build.filesOf(chunk), ...laterStyles(build, chunk)]),
  ]
}

/**
 * A page may move a part below its first screen to a chunk `<chunk>-later`. The script loads when the page becomes
 * interactive, but its styles are needed at once, because the server has already rendered that part.
 */
function laterStyles({ filesOf }: EmittedBuild, chunk: string): string[] {
  return filesOf(`${chunk}-later`).filter((file) => file.endsWith('.css'))
}

function missingChunks({ filesOf }: EmittedBuild, { routes }: RemoteListing): string[] {
  return routes
    .filter(({ chunk }) => filesOf(chunk).length === 0)
    .map(
      ({ path, chunk }) =>
        `remote.json: route ${path} names the chunk "${chunk}", which is not in the build. ` +
        `Write import(/* webpackChunkName: "${chunk}" */ ...) in ${ENTRY}.`,
    )
}

function gitSha(dir: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
