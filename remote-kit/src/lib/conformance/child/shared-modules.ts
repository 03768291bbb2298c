import vm from 'node:vm'
import { readFileSync } from 'node:fs'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import { providedModule, SHARED_PACKAGES } from '../../shared-packages.ts'

/** The share scope: one instance of each shared package, from the packages of this installation. */
export async function sharedModules(): Promise<ReadonlyMap<string, unknown>> {
  const modules = await Promise.all(
    SHARED_PACKAGES.map(async (name) => [name, await import(providedModule(name))] as const),
  )
  return new Map<string, unknown>(modules)
}

/** Runs a release's server bundle. Errors: whatever its modules throw while they are imported. */
export function evaluate(file: string, shared: ReadonlyMap<string, unknown>): RemoteModule | undefined {
  const made = { exports: {} as { remote?: RemoteModule } }
  const provide = (name: string): unknown => {
    if (shared.has(name)) return shared.get(name)
    throw new Error(`it requires "${name}", which the shell does not share`)
  }
  const script = new vm.Script(
    `(function(exports,require,module,__remote_base__){${readFileSync(file, 'utf8')}\n})`,
    {
      filename: file,
    },
  )
  const run = script.runInThisContext() as (...given: unknown[]) => void
  run(made.exports, provide, made, 'http://localhost/releases/under-test/')
  return made.exports.remote
}
