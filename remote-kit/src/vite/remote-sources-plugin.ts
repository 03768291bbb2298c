import ts from 'typescript'
import type { Plugin } from 'vite'
import { SHARED_PACKAGES } from '../lib/shared-packages.ts'
import { routerNameFaults } from '../lib/release/router-names.ts'

const SCRIPT = /\.([cm]?js|tsx?)$/
const CHUNK_NAME = /webpackChunkName:\s*["']([^"']+)["']/

/** What the sources say that Vite itself does not read. */
export interface RemoteSources {
  /** Chunk name to the files that are imported under it, by `import(/* webpackChunkName: "x" *\/ ...)`. */
  readonly chunkNames: ReadonlyMap<string, ReadonlySet<string>>
  /** The shared packages that are imported. */
  readonly consumed: ReadonlySet<string>
}

/** Collects names of chunks and imports of shared packages, and refuses names that the shared router does not have. */
export function remoteSourcesPlugin(): { readonly plugin: Plugin; readonly sources: RemoteSources } {
  const chunkNames = new Map<string, Set<string>>()
  const consumed = new Set<string>()
  const shared = new Set<string>(SHARED_PACKAGES)
  const plugin: Plugin = {
    name: 'platform-remote-sources',
    enforce: 'pre',
    resolveId(source, importer) {
      // Federation asks for its own shared packages as well, from modules that are no files.
      if (shared.has(source) && importer && SCRIPT.test(importer)) consumed.add(source)
      return null
    },
    async transform(text, id) {
      const file = id.split('?')[0] ?? ''
      if (!SCRIPT.test(file) || file.startsWith('\0')) return
      for (const fault of routerNameFaults(file, text)) this.error(fault)
      for (const { name, specifier } of namedImports(file, text)) {
        const resolved = await this.resolve(specifier, file)
        if (resolved) chunkNames.set(name, (chunkNames.get(name) ?? new Set()).add(resolved.id))
      }
    },
  }
  return { plugin, sources: { chunkNames, consumed } }
}

interface NamedImport {
  readonly name: string
  readonly specifier: string
}

function namedImports(file: string, text: string): readonly NamedImport[] {
  if (!text.includes('webpackChunkName')) return []
  const found: NamedImport[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      const name = CHUNK_NAME.exec(node.getFullText(source))?.[1]
      if (name && specifier && ts.isStringLiteralLike(specifier))
        found.push({ name, specifier: specifier.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
