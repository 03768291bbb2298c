import * as routerNames from '@platform/shared-contracts/router'
import * as storeNames from '@platform/shared-contracts/stores'
import * as wordNames from '@platform/shared-contracts/words'
import type { Compilation, Compiler, javascript } from 'webpack'
import { WITHHELD, type LentPackage } from '../lib/lent-packages.ts'
import { withheldUses } from './withheld-uses.ts'

const NAME = 'LentNamesPlugin'
const LISTS: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  'react-router-dom': new Set(Object.keys(routerNames)),
  nanostores: new Set(Object.keys(storeNames)),
  '@nanostores/i18n': new Set(Object.keys(wordNames)),
}

const WHERE_LISTED =
  'The names are listed in shared-contracts/src/{router,stores,words} and in remote-kit/src/lib/lent-packages.ts; ' +
  'adding one is a minor version of the contract.'

/**
 * Some packages are lent by a list of names, and of React some names are withheld, so that nobody downloads the rest. A
 * remote that uses another name would get `undefined` in the browser; here it fails the build instead.
 */
export class LentNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser
          .for(type)
          .tap(NAME, (parser) => watch(parser as javascript.JavascriptParser, compilation))
    })
  }
}

function watch(parser: javascript.JavascriptParser, compilation: Compilation): void {
  const { WebpackError } = compilation.compiler.webpack
  const refuse = (what: string) => {
    const module = parser.state.module.identifier().split('!').pop()
    compilation.errors.push(new WebpackError(`${what} is not lent by the shell (${module}). ${WHERE_LISTED}`))
  }
  parser.hooks.importSpecifier.tap(NAME, (_statement, source, name) => {
    if (typeof source === 'string' && name && !isLent(source, name)) refuse(`"${name}" of ${source}`)
  })
  parser.hooks.program.tap(NAME, (program) => withheldUses(program).forEach(refuse))
}

function isLent(source: string, name: string): boolean {
  if (WITHHELD[source as LentPackage]?.includes(name)) return false
  return LISTS[source]?.has(name) ?? true
}
