import type { Compiler } from 'webpack'

const NAME = 'ModuleScopePlugin'

/**
 * Puts the name of the build before the id of each module. React Refresh takes two components for versions of one where their
 * modules have the same id, and two remotes have many modules of the same path.
 */
export class ModuleScopePlugin {
  private readonly scope: string

  constructor(scope: string) {
    this.scope = scope
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeModuleIds.tap(NAME, (modules) => {
        const { chunkGraph } = compilation
        for (const module of modules) {
          const id = chunkGraph.getModuleId(module)
          if (id !== null) chunkGraph.setModuleId(module, `${this.scope}/${id}`)
        }
      })
    })
  }
}
