import type { ContractSymbols } from '@platform/shared-contracts/http'
import type { Compilation, Dependency, Module } from 'webpack'
import { LENT_PACKAGES } from '../lib/lent-packages.ts'

/** The whole of it: the names cannot be told. */
const ALL = '*'

/** By lent package, the names that code of a remote's build refers to after tree shaking. */
export function usedNames(compilation: Compilation): ContractSymbols {
  const used: Names = new Map()
  for (const module of compilation.modules) {
    const name = borrowedName(module)
    if (name) add(used, name, referencesTo(module, compilation))
  }
  return sorted(used)
}

type Names = Map<string, Set<string>>

function add(all: Names, source: string, names: Iterable<string>): void {
  all.set(source, new Set([...(all.get(source) ?? []), ...names]))
}

/** From code that is in some chunk, and not behind an unused export. */
function referencesTo(module: Module, { moduleGraph, chunkGraph }: Compilation): readonly string[] {
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection
    const isThere = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0
    if (!dependency || !isThere || !connection.isTargetActive(undefined)) return []
    return dependency
      .getReferencedExports(moduleGraph, undefined)
      .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? ALL)
  })
}

/** By lent package, the names that a shell's build provides. */
export function offeredNames(compilation: Compilation): ContractSymbols {
  const offered: Names = new Map()
  const stars: [string, string][] = []
  for (const module of compilation.modules) {
    const name = lentName(module)
    const target = name && targetOf(module, compilation)
    if (!name || !target) continue
    const known = [...compilation.moduleGraph.getExportsInfo(target).orderedExports]
    const provided = known.filter((one) => one.provided).map((one) => one.name)
    add(offered, name, provided)
    stars.push(...starsOf(target).map((from): [string, string] => [name, from]))
  }
  // `export *` of a package that is lent as well: webpack does not look behind it.
  for (const [name, from] of stars) add(offered, name, offered.get(from) ?? [ALL])
  return sorted(offered)
}

function targetOf({ dependencies, blocks }: Module, { moduleGraph }: Compilation): Module | null {
  const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)]
  return dependency ? moduleGraph.getModule(dependency) : null
}

function borrowedName(module: Module): string | null {
  const { options } = module as { options?: { shareKey?: unknown } }
  return module.constructor.name === 'ConsumeSharedModule' ? lent(options?.shareKey) : null
}

function lentName(module: Module): string | null {
  return module.constructor.name === 'ProvideSharedModule'
    ? lent((module as { _name?: unknown })._name)
    : null
}

function lent(name: unknown): string | null {
  return LENT_PACKAGES.find((one) => one === name) ?? null
}

function starsOf({ dependencies }: Module): readonly string[] {
  return dependencies.filter(isStar).map(({ request }) => request)
}

function isStar(dependency: Dependency): dependency is Dependency & { readonly request: string } {
  const { name, request } = dependency as { name?: unknown; request?: unknown }
  return (
    dependency.constructor.name === 'HarmonyExportImportedSpecifierDependency' &&
    name === null &&
    typeof request === 'string' &&
    lent(request) !== null
  )
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>): ContractSymbols {
  return Object.fromEntries([...names].sort().map(([name, set]) => [name, [...set].sort()]))
}
