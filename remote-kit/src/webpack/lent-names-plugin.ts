import * as routerNames from '@platform/shared-contracts/router'
import type { Compiler, javascript } from 'webpack'

const NAME = 'LentNamesPlugin'
const LISTS: Readonly<Record<string, ReadonlySet<string>>> = {
  'react-router-dom': new Set(Object.keys(routerNames)),
}

/**
 * The shell lends react-router-dom by a list of names, so that nobody downloads the rest. A remote that imports
 * another name would get `undefined` in the browser; here it fails the build instead.
 */
export class LentNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (untyped) => {
          const parser = untyped as javascript.JavascriptParser
          parser.hooks.importSpecifier.tap(NAME, (_statement, source, name) => {
            if (typeof source !== 'string' || !name || LISTS[source]?.has(name) !== false) return
            compilation.errors.push(
              new compiler.webpack.WebpackError(
                `"${name}" of ${source} is not lent by the shell (${parser.state.module.identifier().split('!').pop()}). ` +
                  'The names are listed in shared-contracts/src/router; adding one is a minor version of the contract.',
              ),
            )
          })
        })
    })
  }
}
