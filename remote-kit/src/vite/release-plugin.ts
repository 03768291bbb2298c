import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import {
  describeRelease,
  type EmittedBuild,
  type EmittedFile,
  ENTRY,
  EXPOSED_CHUNK,
  type ReleaseOptions,
  serverFileName,
} from '../lib/release/describe-release.ts'
import { precompressed } from '../lib/release/precompressed.ts'
import type { RemoteSources } from './remote-sources-plugin.ts'

/** File of the federation container. Its folder is named by its content, so it need not be. */
export const ENTRY_FILE = 'remoteEntry.js'

interface ReleasePluginOptions extends ReleaseOptions {
  readonly sources: RemoteSources
  /** The same exposed module for the server, as one CommonJS file. */
  readonly bundleForServer: () => Promise<Uint8Array>
}

/** Writes the server bundle, `release.json` (ReleaseManifest) and a `.br` beside each file, when all others are written. */
export function releasePlugin(options: ReleasePluginOptions): Plugin {
  return {
    name: 'platform-release',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir: folder }, bundle) {
        if (folder === undefined) return
        const { isDevelopment, bundleForServer } = options
        const server = isDevelopment ? [] : [asServerFile(await bundleForServer())]
        writeFiles(folder, server)
        const files = emittedFiles(folder, isDevelopment ? Object.keys(bundle) : null)
        const { manifest, faults } = describeRelease(emittedBuild(files, bundle, options), options)
        if (faults.length > 0) this.error(faults.join('\n'))
        if (!isDevelopment) writeFiles(folder, await precompressed(files))
        writeFileSync(join(folder, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      },
    },
  }
}

function asServerFile(bytes: Uint8Array): EmittedFile {
  return { file: serverFileName(bytes), bytes }
}

function writeFiles(folder: string, files: readonly EmittedFile[]): void {
  for (const { file, bytes } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
}

/** `only`: in a folder that also has files of earlier builds. */
function emittedFiles(folder: string, only: readonly string[] | null): EmittedFile[] {
  const names =
    only ?? globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile())
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .map((file) => ({ file, bytes: readFileSync(join(folder, file)) }))
}

type Bundle = Rolldown.OutputBundle

function emittedBuild(
  files: readonly EmittedFile[],
  bundle: Bundle,
  { dir, sources }: ReleasePluginOptions,
): EmittedBuild {
  const holders = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => chunksOf(bundle).filter(({ moduleIds }) => moduleIds.includes(id)))
  const container = bundle[ENTRY_FILE]
  // The container loads what it shares and what it exposes; both come with every page.
  const contained = container?.type === 'chunk' ? [...container.imports, ...container.dynamicImports] : []
  const exposed = holders([join(dir, ENTRY).replaceAll('\\', '/')]).map(({ fileName }) => fileName)
  return {
    files,
    entry: container?.fileName,
    format: 'module',
    consumed: sources.consumed,
    filesOf: (chunk) => {
      const first =
        chunk === EXPOSED_CHUNK
          ? [...contained, ...exposed]
          : holders(sources.chunkNames.get(chunk) ?? []).map(({ fileName }) => fileName)
      return filesWith(first, bundle)
    },
  }
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** Chunks with those that they import, which come first, and with the styles of all. */
function filesWith(fileNames: readonly string[], bundle: Bundle): readonly string[] {
  const files = new Set<string>()
  const seen = new Set<string>([ENTRY_FILE])
  const take = (name: string): void => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    chunk.imports.forEach(take)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    files.add(name)
  }
  fileNames.forEach(take)
  return [...files]
}
