import { readFileSync } from 'node:fs'
import type { Compilation, Compiler, Module, NormalModule } from 'webpack'

const NAME = 'PublishedPackagesPlugin'
const INSTALLED = /[\\/]node_modules[\\/]/

/**
 * Packages are compiled as published (decisions/0143): a build fails when what it compiles of a script in node_modules is not,
 * byte for byte, the installed file, whichever loader or plugin changed it.
 */
export class PublishedPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) checkModule(module, compilation)
      })
    })
  }
}

function checkModule(module: Module, { compiler, errors }: Compilation): void {
  const file = installedScript(module)
  const compiled = file && module.originalSource()?.source()
  if (!file || !compiled || Buffer.from(compiled).equals(readFileSync(file))) return
  errors.push(
    new compiler.webpack.WebpackError(
      `${file} was changed during the build. Remove the loader or plugin that changes it.`,
    ),
  )
}

/** Path of a script of an installed package; `null` for anything else. Styles become scripts by way of a loader. */
function installedScript(module: Module): string | null {
  const { resource = '' } = module as NormalModule
  const [file = ''] = resource.split('?')
  const isScript = module.type.startsWith('javascript/') && !file.endsWith('.css')
  return isScript && INSTALLED.test(file) ? file : null
}
