import ts from 'typescript'
import type { ContractSymbols } from '@platform/shared-contracts/http'
import { SHARED_PACKAGES } from '../shared-packages.ts'
import { byInterface, contractMembers, isContract } from './contract-members.ts'

const CONTRACT_ENTRY_POINT = '@platform/shared-contracts/remote'
/** Installed, the contract is declarations that name one another. */
const CONTRACT_DECLARATIONS = /shared-contracts[/\\]dist[/\\]remote[/\\]/
/** Nothing of what the shell hands over passes through their types, and they are most of the work. */
const SKIPPED: ReadonlySet<string> = new Set<string>([
  ...SHARED_PACKAGES.filter((name) => name !== CONTRACT_ENTRY_POINT),
  '@platform/shared-contracts/http',
  '@platform/shared-contracts/rules',
])
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // Enough for `Pick` and the like.
  lib: ['lib.es5.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
}

/**
 * Which members of `Platform`, and of what hangs on it, the sources behind `entry` use, by their types: a `fetch` of
 * something else does not count. Only sources are followed, other packages' types are not.
 */
export function usedMembers(entry: string): ContractSymbols {
  const program = ts.createProgram([entry], OPTIONS, sourcesOnly())
  const contract = program.getSourceFiles().find(({ fileName }) => isContract(fileName))
  if (!contract) return {}
  const members = contractMembers(contract)
  const names = new Set([...members.values()].map((member) => member.slice(member.indexOf('.') + 1)))
  const used = new Set<string>()
  const note = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) used.add(members.get(declaration) ?? '')
  }
  const checker = program.getTypeChecker()
  const visit = (node: ts.Node): void => {
    for (const symbol of touched(node, names, checker)) note(symbol)
    ts.forEachChild(node, visit)
  }
  for (const source of program.getSourceFiles())
    if (!source.isDeclarationFile && source !== contract) visit(source)
  // Installed, the client is no source; `fetch` is what it asks a platform for.
  if (contract.isDeclarationFile && program.getSourceFiles().some(importsClient)) used.add('Platform.fetch')
  used.delete('')
  return byInterface(used)
}

const importsClient = ({ isDeclarationFile, text }: ts.SourceFile): boolean =>
  !isDeclarationFile && /from ['"]@platform\/shared-contracts\/client['"]/.test(text)

/** `platform.cart`, `platform['cart']`, `const { cart } = platform`; all of them where a platform is spread. */
function touched(
  node: ts.Node,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): readonly (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node))
    return names.has(node.name.text) ? [checker.getSymbolAtLocation(node.name)] : []
  if (ts.isElementAccessExpression(node)) return indexed(node, names, checker)
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return taken(node, node.parent, names, checker)
  return ts.isSpreadAssignment(node) ? checker.getTypeAtLocation(node.expression).getProperties() : []
}

function indexed(
  { argumentExpression: key, expression }: ts.ElementAccessExpression,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): readonly (ts.Symbol | undefined)[] {
  if (!ts.isStringLiteralLike(key) || !names.has(key.text)) return []
  return [checker.getTypeAtLocation(expression).getProperty(key.text)]
}

function taken(
  { propertyName, name, dotDotDotToken }: ts.BindingElement,
  pattern: ts.ObjectBindingPattern,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): readonly (ts.Symbol | undefined)[] {
  if (dotDotDotToken) return checker.getTypeAtLocation(pattern).getProperties()
  const key = propertyName ?? name
  if (!ts.isIdentifier(key) || !names.has(key.text)) return []
  return [checker.getTypeAtLocation(pattern).getProperty(key.text)]
}

function sourcesOnly(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS)
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (file) => file, OPTIONS)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      if (SKIPPED.has(text)) return { resolvedModule: undefined }
      const { resolvedModule } = ts.resolveModuleName(text, from, OPTIONS, host, cache)
      const isSource = resolvedModule?.extension === '.ts' || resolvedModule?.extension === '.tsx'
      const isRead = isSource || text === CONTRACT_ENTRY_POINT || CONTRACT_DECLARATIONS.test(from)
      return { resolvedModule: isRead ? resolvedModule : undefined }
    })
  return host
}
