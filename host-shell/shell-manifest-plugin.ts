import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { ListedRoute, type ShellManifest } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION } from '@platform/shared-contracts/remote'
import {
  digestAssets,
  filesOfChunk,
  offeredMembers,
  precompress,
  serverFileOf,
} from '@platform/remote-kit/webpack'
import type { Compilation, Compiler } from 'webpack'
import { workerFileOf } from './service-worker-plugin.ts'

const NAME = 'ShellManifestPlugin'

interface ShellManifestOptions {
  readonly dir: string
  readonly isDevelopment: boolean
}

/** Writes `shell.json` (ShellManifest), from which the server composes the HTML, and a `.br` next to each file. */
export class ShellManifestPlugin {
  private readonly options: ShellManifestOptions

  constructor(options: ShellManifestOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { PROCESS_ASSETS_STAGE_ADDITIONAL: early, PROCESS_ASSETS_STAGE_REPORT: stage } =
        compiler.webpack.Compilation
      const socialImage = readSocialImage(this.options.dir)
      // Before the minimizer: assets that are added later would be minimized again and keep outdated digests.
      compilation.hooks.processAssets.tap({ name: NAME, stage: early }, () => {
        for (const { file, source } of [socialImage, readEarlyScript(this.options.dir)])
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(source))
      })
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        if (compilation.errors.length > 0) return
        const { RawSource } = compiler.webpack.sources
        const typeface = typefaceOf(compilation)
        const inline = {
          script: takeAsset(compilation, EARLY_SCRIPT),
          style: takeStyles(compilation, 'early'),
        }
        const manifest = {
          ...describeShell(compilation, readPages(this.options.dir)),
          worker: workerFileOf(compilation),
          socialImage: socialImage.file,
          typeface,
          inline,
        }
        compilation.emitAsset('shell.json', new RawSource(`${JSON.stringify(manifest, null, 2)}\n`))
        if (!this.options.isDevelopment) await precompress(compiler, compilation)
      })
    })
  }
}

/** The shell's own pages, in the format of a remote's listing, and their former addresses. */
function readPages(dir: string): Pick<ShellManifest, 'routes' | 'redirects'> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'))
  const { routes, redirects } = read('pages.json') as {
    routes: { path: string }[]
    redirects: { from: string; to: string }[]
  }
  // In a separate file, because a browser needs these texts only when the visitor navigates.
  const texts = read('page-texts.json') as Record<string, unknown>
  return {
    routes: routes.map((route) => ListedRoute.parse({ ...route, page: texts[route.path] })),
    redirects,
  }
}

/** Inlined in the HTML because it runs before the first paint. It is one classic script, not a module of the build. */
const EARLY_SCRIPT = 'early-script.js'

function readEarlyScript(dir: string): { readonly file: string; readonly source: string } {
  const written = readFileSync(join(dir, 'src/hydration/early-script.ts'), 'utf8')
  return { file: EARLY_SCRIPT, source: stripTypeScriptTypes(written) }
}

/** Takes the minimized source out of the build, so that no separate file is emitted. */
function takeAsset(compilation: Compilation, file: string): string {
  const source = sourceOf(compilation, file)
  compilation.deleteAsset(file)
  return source
}

function sourceOf(compilation: Compilation, file: string): string {
  return compilation.getAsset(file)?.source.source().toString() ?? ''
}

/** The preview image that social networks show for a link; see the size in platform-server's page-parts.ts. */
function readSocialImage(dir: string): { readonly file: string; readonly source: Buffer } {
  const source = readFileSync(join(dir, 'src/metadata/social-card.jpg'))
  return { file: `social-card.${hashOf(source)}.jpg`, source }
}

function hashOf(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8)
}

/**
 * A script declares the typeface (early-script.ts), not a style: a browser evaluates the `@font-face` rules again
 * whenever another style arrives, and would change the text while the visitor reads it. The fallback is part of the
 * early styles.
 */
function typefaceOf(compilation: Compilation): string | undefined {
  const files = [...(compilation.entrypoints.get('typeface')?.getEntrypointChunk().auxiliaryFiles ?? [])]
  takeStyles(compilation, 'typeface')
  return files.find((file) => file.endsWith('.woff2'))
}

/** Takes the CSS of an entry that contains nothing else, and deletes all of the entry's files. */
function takeStyles(compilation: Compilation, entry: string): string {
  const files = [...(compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? [])]
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => sourceOf(compilation, file))
  for (const file of files) compilation.deleteAsset(file)
  return styles.join('')
}

function describeShell(
  compilation: Compilation,
  { routes, redirects }: Pick<ShellManifest, 'routes' | 'redirects'>,
): ShellManifest {
  const assets = digestAssets(compilation)
  const initial = filesOfChunk(compilation, 'main')
  const server = serverFileOf(compilation)
  const shared = sharedPackages(compilation)
  const identity = assets.map(({ file, integrity }) => `${file} ${integrity}`).join('\n')
  return {
    contract: CONTRACT_VERSION,
    offers: offeredMembers(),
    hash: createHash('sha256').update(identity).digest('hex').slice(0, 12),
    assets,
    scripts: initial.filter((file) => file.endsWith('.js')),
    styles: initial.filter((file) => file.endsWith('.css')),
    chunks: Object.fromEntries(routes.map(({ path, chunk }) => [path, filesOfChunk(compilation, chunk)])),
    shared: shared.map(({ name }) => name),
    sharedFiles: filesOf(shared, compilation, initial),
    routes,
    redirects,
    ...(server ? { server } : {}),
  }
}

interface SharedEntry {
  readonly name: string
  readonly assets: { readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] } }
}

/** As federation's own manifest of the build lists them. */
function sharedPackages(compilation: Compilation): readonly SharedEntry[] {
  const source = compilation.getAsset('mf-manifest.json')?.source.source().toString() ?? '{}'
  return (JSON.parse(source) as { readonly shared?: readonly SharedEntry[] }).shared ?? []
}

/** The files that a remote has to wait for, by the shared package that they hold. */
function filesOf(
  shared: readonly SharedEntry[],
  compilation: Compilation,
  initial: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    shared
      .map(({ name, assets: { js } }): [string, string[]] => [
        name,
        [...js.sync, ...js.async].filter((file) => !initial.includes(file) && compilation.getAsset(file)),
      ])
      .filter(([, files]) => files.length > 0),
  )
}
