import type { Compiler } from 'webpack'

const NAME = 'CompileHintPlugin'
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Chromium compiles a function when it is first called, on the main thread, which was half of the time that the start took.
 * With this comment it compiles all functions of a script on another thread while the script arrives. Other browsers ignore it.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minimizer, which removes comments, and before the files are named after their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files])
        for (const file of new Set(files))
          if (file.endsWith('.js'))
            compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source))
      })
    })
  }
}
