import { dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ContractSymbols } from '@platform/shared-contracts/http'

/** Where the contract says what the shell hands over: its source here, its declarations where it is installed. */
const FILE = /shared-contracts\/(?:src\/remote\/platform\.ts|dist\/remote\/platform\.d\.ts)$/
const WHOLE = 'Platform'

/** The contract as this kit carries it. */
function contractFile(): string {
  const entryPoint = fileURLToPath(import.meta.resolve('@platform/shared-contracts/remote'))
  return join(dirname(entryPoint), entryPoint.endsWith('.ts') ? 'platform.ts' : 'platform.d.ts')
}

export function isContract(fileName: string): boolean {
  return FILE.test(fileName.replaceAll('\\', '/'))
}

/**
 * What a shell must hand over, `Platform` and what hangs on it, each member with its name. Optional members are left
 * out: a remote has to do without them anyway.
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

/** `type` is the name of its type, or '' where that is no mere name. */
function requiredMembers(declaration: ts.InterfaceDeclaration | undefined, source: ts.SourceFile) {
  const members = declaration?.members.filter(ts.isPropertySignature) ?? []
  return members
    .filter(({ questionToken }) => !questionToken)
    .map((node) => ({
      node,
      type: node.type && ts.isTypeReferenceNode(node.type) ? node.type.typeName.getText(source) : '',
    }))
}

/** The members that a shell built with this kit hands over; its own type check holds it to them. */
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
