import { type BootRemote, ReleaseManifest, ShellManifest } from '@platform/shared-contracts/http'
import { type Override, localBuild, localRemote } from '../lib/registry/overrides.ts'
import type { LinkedShell } from './document/page-parts.ts'

/** Replaces the registry's decision in one page; such a page is never cached. */
export interface LocalParts {
  readonly shell: LinkedShell | null
  readonly remotes: readonly BootRemote[]
  /** Origins that the page may load from. */
  readonly hosts: readonly string[]
}

/** A development server that does not answer, or not yet. */
export class LocalServerError extends Error {}

export interface DevelopmentServers {
  readonly shell: string | null
  readonly remotes: ReadonlyMap<string, string>
}

/** Reads the current build of each development server, so that a new build shows at the next page load. */
export async function readDevelopment({ shell, remotes }: DevelopmentServers): Promise<LocalParts> {
  const [linked, ...read] = await Promise.all([
    shell === null ? null : readShell(shell),
    ...[...remotes].map(([id, url]) => readRemote(id, url)),
  ])
  const urls = [...(shell === null ? [] : [shell]), ...remotes.values()]
  return { shell: linked, remotes: read, hosts: urls.map((url) => new URL(url).origin) }
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** On a page that this machine itself serves, the build may change under it; anywhere else its integrity is checked. */
export function overrideParts({ url, manifest, expiresAt }: Override, hostname: string): LocalParts {
  const because = `this browser session loads it from ${url} until ${expiresAt.toISOString()}`
  const local = LOOPBACK.test(hostname) ? localRemote : localBuild
  const remotes = manifest ? [local(url, manifest, because)] : []
  return { shell: null, remotes, hosts: [new URL(url).origin] }
}

async function readShell(url: string): Promise<LinkedShell> {
  const manifest = await read(`${url}shell.json`, ShellManifest)
  return { manifest, base: url, integrity: null }
}

async function readRemote(id: string, url: string): Promise<BootRemote> {
  const manifest = await read(`${url}release.json`, ReleaseManifest)
  if (manifest.listing.id !== id)
    throw new LocalServerError(`${url} serves remote ${manifest.listing.id}, not ${id}.`)
  return localRemote(url, manifest, `the development server ${url} serves it`)
}

async function read<T>(url: string, schema: { parse(value: unknown): T }): Promise<T> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    if (!response.ok) throw new Error(`it responded with ${response.status}`)
    return schema.parse(await response.json())
  } catch (error) {
    throw new LocalServerError(`The development server did not return ${url}: ${String(error)}`, {
      cause: error,
    })
  }
}
