import * as sharedNames from '@platform/shared-contracts/router'
import type { Compilation, Compiler, javascript } from 'webpack'

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
    if (source !== 'react-router-dom' || !name || name in sharedNames) return
    const module = parser.state.module.identifier().split('!').pop()
    compilation.errors.push(
      new WebpackError(
        `"${name}" of react-router-dom does not work in the declarative mode that the shell shares (${module}). ` +
          'The names are listed in shared-contracts/src/router.',
      ),
    )
  })
}
