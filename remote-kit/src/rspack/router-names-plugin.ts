import { readFileSync } from 'node:fs'
import type { Compiler, Module, NormalModule } from '@rspack/core'
import { routerNameFaults } from '../lib/release/router-names.ts'

const NAME = 'RouterNamesPlugin'
const SCRIPT = /\.([cm]?js|tsx?)$/

/** Fails a build that imports a name which the shared router does not have. */
export class RouterNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const file of new Set([...modules].map(scriptOf)))
          for (const fault of file ? routerNameFaults(file, readFileSync(file, 'utf8')) : [])
            compilation.errors.push(new compiler.webpack.WebpackError(fault))
      })
    })
  }
}

function scriptOf(module: Module): string | null {
  const { resource } = module as Partial<NormalModule>
  const file = resource?.split('?')[0] ?? ''
  return SCRIPT.test(file) ? file : null
}
