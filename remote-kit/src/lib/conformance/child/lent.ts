import vm from 'node:vm'
import { readFileSync } from 'node:fs'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import { LENT_BY_NAME, LENT_PACKAGES, WITHHELD, type LentPackage } from '../../lent-packages.ts'

/** Everything that the shell lends, one instance of each, from the packages of this installation. */
export async function lentModules(): Promise<ReadonlyMap<string, unknown>> {
  const modules = await Promise.all(
    LENT_PACKAGES.map(
      async (name) => [name, lentOf(name, await import(LENT_BY_NAME[name] ?? name))] as const,
    ),
  )
  return new Map(modules)
}

function lentOf(name: LentPackage, exported: Record<string, unknown>): Record<string, unknown> {
  const withheld = WITHHELD[name]
  if (!withheld) return exported
  return Object.fromEntries(Object.entries(exported).filter(([one]) => !withheld.includes(one)))
}

/** Runs a release's server bundle. Errors: whatever its modules throw while they are imported. */
export function evaluate(file: string, lent: ReadonlyMap<string, unknown>): RemoteModule | undefined {
  const made = { exports: {} as { remote?: RemoteModule } }
  const lend = (name: string): unknown => {
    if (lent.has(name)) return lent.get(name)
    throw new Error(`it asks for "${name}", which the shell does not lend`)
  }
  const script = new vm.Script(
    `(function(exports,require,module,__remote_base__){${readFileSync(file, 'utf8')}\n})`,
    {
      filename: file,
    },
  )
  const run = script.runInThisContext() as (...given: unknown[]) => void
  run(made.exports, lend, made, 'http://localhost/releases/under-test/')
  return made.exports.remote
}
