import type { Compilation, Compiler, javascript } from 'webpack'
import { foreignName, isForeign } from '../lib/release/router-names.ts'

const NAME = 'RouterNamesPlugin'

/**
 * The shell shares the router in its declarative mode (decisions/0142). A remote that imports a name of another mode would get
 * `undefined` in the browser; here it fails the build instead.
 */
export class RouterNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser
          .for(type)
          .tap(NAME, (parser) => checkImports(parser as javascript.JavascriptParser, compilation))
    })
  }
}

function checkImports(parser: javascript.JavascriptParser, compilation: Compilation): void {
  const { WebpackError } = compilation.compiler.webpack
  parser.hooks.importSpecifier.tap(NAME, (_statement, source, name) => {
    if (source !== 'react-router-dom' || !name || !isForeign(name)) return
    const module = parser.state.module.identifier().split('!').pop()
    compilation.errors.push(new WebpackError(foreignName(name, String(module))))
  })
}
