import { dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ContractSymbols } from '@platform/shared-contracts/http'

/** The contract file that declares what the shell provides: the source in this repository, the declarations where the kit is installed. */
const FILE = /shared-contracts\/(?:src\/remote\/platform\.ts|dist\/remote\/platform\.d\.ts)$/
const WHOLE = 'Platform'

/** The contract that this kit ships with. */
function contractFile(): string {
  const entryPoint = fileURLToPath(import.meta.resolve('@platform/shared-contracts/remote'))
  return join(dirname(entryPoint), entryPoint.endsWith('.ts') ? 'platform.ts' : 'platform.d.ts')
}

export function isContract(fileName: string): boolean {
  return FILE.test(fileName.replaceAll('\\', '/'))
}

/**
 * What a shell must provide: the members of `Platform` and of the types that it uses. Optional members are left out,
 * because a remote must work without them.
 */
export function contractMembers(source: ts.SourceFile): ReadonlyMap<ts.Node, string> {
  const interfaces = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one] as const),
  )
  const members = new Map<ts.Node, string>()
  const take = (name: string): void => {
    for (const { node, type } of requiredMembers(interfaces.get(name), source)) {
      members.set(node, `${name}.${node.name.getText(source)}`)
      if (interfaces.has(type)) take(type)
    }
  }
  take(WHOLE)
  return members
}

/** `type` is the name of the member's type, or '' if the type has no name. */
function requiredMembers(declaration: ts.InterfaceDeclaration | undefined, source: ts.SourceFile) {
  const members = declaration?.members.filter(ts.isPropertySignature) ?? []
  return members
    .filter(({ questionToken }) => !questionToken)
    .map((node) => ({
      node,
      type: node.type && ts.isTypeReferenceNode(node.type) ? node.type.typeName.getText(source) : '',
    }))
}

/** The members that a shell built with this kit provides; its type check enforces them. */
export function offeredMembers(): ContractSymbols {
  const file = contractFile()
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return byInterface(contractMembers(source).values())
}

/** `['Platform.fetch']` as `{ Platform: ['fetch'] }`. */
export function byInterface(names: Iterable<string>): ContractSymbols {
  const symbols: ContractSymbols = {}
  for (const name of [...names].sort()) {
    const [owner = '', member = ''] = name.split('.')
    symbols[owner] = [...(symbols[owner] ?? []), member]
  }
  return symbols
}
