import type { Compiler } from '@rspack/core'
import { scriptGuard } from '../lib/compiler/load-guard.ts'

const NAME = 'LoadGuardPlugin'

/** The same as with webpack, for scripts; styles are guarded by the shell alone. */
export class LoadGuardPlugin {
  apply(compiler: Compiler): void {
    const { RuntimePlugin } = compiler.webpack
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source: string) => `${source}\n${scriptGuard()}`,
      )
    })
  }
}
