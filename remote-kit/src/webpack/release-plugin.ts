import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ReleaseManifest, RemoteListing } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'
import type { Compilation, Compiler } from 'webpack'
import { usedMembers } from './used-members.ts'
import { digestAssets } from './asset-digests.ts'
import { filesOfChunk } from './chunk-files.ts'
import { precompress } from './precompress.ts'
import { sharedVersions } from '../lib/shared-packages.ts'
import { serverFileOf } from './server-bundle-plugin.ts'

const NAME = 'ReleasePlugin'

/** Module Federation's own description of a build, for the ecosystem's tools. */
const MF_MANIFEST = 'mf-manifest.json'

/** Name of the chunk that holds the exposed module; every page of the remote needs it. */
export const EXPOSED_CHUNK = 'app'

/** The exposed module, in a remote's folder. */
export const ENTRY = 'src/remote.ts'

export interface ReleaseOptions {
  readonly dir: string
  readonly listing: RemoteListing
  readonly version: string
  readonly container: string
  readonly isDevelopment: boolean
}

/** Writes `release.json` (ReleaseManifest) beside the files it describes, and a `.br` beside each of them. */
export class ReleasePlugin {
  private readonly options: ReleaseOptions

  constructor(options: ReleaseOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        if (compilation.errors.length > 0) return
        const manifest = describeRelease(compilation, this.options)
        compilation.emitAsset(
          'release.json',
          new compiler.webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
        )
        if (!this.options.isDevelopment) await precompress(compiler, compilation)
      })
    })
  }
}

function describeRelease(compilation: Compilation, options: ReleaseOptions): ReleaseManifest {
  const { listing, version, container, dir, isDevelopment } = options
  const assets = digestAssets(compilation, [MF_MANIFEST])
  const hash = createHash('sha256')
    .update(releaseIdentity({ listing, version, assets }))
    .digest('hex')
    .slice(0, 12)
  const entry = filesOfChunk(compilation, container)[0]
  const server = serverFileOf(compilation)
  if (!entry) throw new Error(`The build has no entry for the container ${container}.`)
  return {
    listing,
    version,
    hash,
    container,
    entry,
    assets,
    chunks: chunksByRoute(compilation, listing),
    ...(server ? { server } : {}),
    shared: consumedVersions(compilation, dir),
    // A development build is never released.
    ...(isDevelopment ? {} : { uses: usedMembers(join(dir, ENTRY)) }),
    gitSha: gitSha(dir),
    builtAt: new Date().toISOString(),
  }
}

/** The packages that the build consumes from the share scope, with the versions that it was built with. */
function consumedVersions({ modules }: Compilation, dir: string): Record<string, string> {
  const consumed = new Set(
    [...modules]
      .filter(({ type }) => type === 'consume-shared-module')
      .map((module) => (module as { readonly options?: { readonly shareKey?: string } }).options?.shareKey),
  )
  return Object.fromEntries(Object.entries(sharedVersions(dir)).filter(([name]) => consumed.has(name)))
}

function chunksByRoute(compilation: Compilation, listing: RemoteListing): Record<string, string[]> {
  const exposed = filesOfChunk(compilation, EXPOSED_CHUNK)
  return Object.fromEntries(
    listing.routes.map(({ path, chunk }) => {
      const files = filesOfChunk(compilation, chunk)
      if (files.length === 0)
        compilation.errors.push(
          new compilation.compiler.webpack.WebpackError(
            `remote.json: route ${path} names the chunk "${chunk}", which the build does not have. ` +
              `Write import(/* webpackChunkName: "${chunk}" */ ...) in src/remote.ts.`,
          ),
        )
      return [path, [...new Set([...exposed, ...files, ...laterStyles(compilation, chunk)])]]
    }),
  )
}

/**
 * A page may leave a part below its first screen to a chunk `<chunk>-later`: its script comes when the page reacts, but
 * its styles belong to what the server has drawn already.
 */
function laterStyles(compilation: Compilation, chunk: string): string[] {
  return filesOfChunk(compilation, `${chunk}-later`).filter((file) => file.endsWith('.css'))
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
