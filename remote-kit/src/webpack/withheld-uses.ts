import type { javascript } from 'webpack'
import { WITHHELD } from '../lib/lent-packages.ts'

type Program = Parameters<Parameters<javascript.JavascriptParser['hooks']['program']['tap']>[1]>[0]

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** React as its names, and as itself: what they are called in this module. */
interface Names {
  readonly fragment: ReadonlySet<string>
  readonly react: ReadonlySet<string>
}

/** What a module does with React that the shell does not lend and that no import tells: `React.ViewTransition`, a fragment's ref. */
export function withheldUses(program: Program): readonly string[] {
  const names = namesOf(program)
  if (names.fragment.size + names.react.size === 0) return []
  return [...nodesOf(program)].flatMap((node) => {
    const member = memberOf(node, names.react)
    if (member && WITHHELD.react?.includes(member)) return [`"${member}" of react`]
    return hasFragmentsRef(node, names) ? ['A ref of a fragment'] : []
  })
}

function namesOf(program: Program): Names {
  const fragment = new Set<string>()
  const react = new Set<string>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !/^react($|\/jsx-)/.test(String(statement.source.value)))
      continue
    for (const { local, ...specifier } of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') react.add(local.name)
      else if ('name' in specifier.imported && specifier.imported.name === 'Fragment')
        fragment.add(local.name)
    }
  }
  return { fragment, react }
}

/** `jsx(Fragment, { ref })`, `createElement(Fragment, { ref })`. */
function hasFragmentsRef(node: Node, { fragment, react }: Names): boolean {
  const [element, props] = node.type === 'CallExpression' ? (node['arguments'] as (Node | undefined)[]) : []
  if (!element || props?.type !== 'ObjectExpression') return false
  const isFragment = fragment.has(String(element['name'])) || memberOf(element, react) === 'Fragment'
  return isFragment && (props['properties'] as Node[]).some(({ key }) => nameOf(key) === 'ref')
}

function memberOf({ type, object, property }: Node, of: ReadonlySet<string>): string | null {
  return type === 'MemberExpression' && of.has(nameOf(object)) ? nameOf(property) : null
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { readonly name?: unknown; readonly value?: unknown }
  return String(name ?? value)
}

function* nodesOf(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return
  if ('type' in part && typeof part.type === 'string') yield part as Node
  for (const inner of Object.values(part)) yield* nodesOf(inner)
}
