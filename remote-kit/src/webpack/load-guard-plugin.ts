import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compilation, Compiler } from 'webpack'
import { guard, scriptGuard } from '../lib/compiler/load-guard.ts'

const NAME = 'LoadGuardPlugin'
const STYLE_TIMEOUT_MS = 120_000

/**
 * Integrity, layer 2 (decisions/0012): the build's own loaders ask the shell's table, `globalThis.__PLATFORM__.integrity`,
 * before they add a script or a style, so that a refusal reads as one and is not a bare network error.
 * The code is the same in every chunk, so content hashes do not depend on the hashes that the table holds.
 * No published plugin does this: webpack-subresource-integrity does not build with federation, webpack's own `integrity` is for
 * tags in HTML that it writes, and mini-css-extract-plugin has no time-out. Both hooks are public API of their plugins.
 */
export class LoadGuardPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap(NAME, (compilation: Compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source: string) => `${source}\n${scriptGuard()}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source, variables) => {
        const { tag, href } = variables
        return `${source}\n${guard(href, tag, `return ${tag}.onerror({ type: 'integrity-unlisted', target: ${tag} });`)}
setTimeout(function () { if (!${tag}.sheet && ${tag}.onerror) ${tag}.onerror({ type: 'timeout', target: ${tag} }); }, ${STYLE_TIMEOUT_MS});`
      })
    })
  }
}
