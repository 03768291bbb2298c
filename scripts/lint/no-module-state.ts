import type { AST, Rule } from 'eslint'

type Declaration = Extract<AST.Program['body'][number], { type: 'VariableDeclaration' }>
type Declarator = Declaration['declarations'][number]

const MUTABLE = /^(Map|Set|WeakMap|WeakSet|atom|map)$/
const GLOBAL = /^(window|globalThis|self)$/

interface Annotated {
  readonly typeAnnotation?: { readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } } }
}

const isReadonly = ({ id }: Declarator) =>
  (id as Annotated).typeAnnotation?.typeAnnotation?.typeName?.name?.startsWith('Readonly') === true

/** Filled from the start and never written is a constant: `new Set(['a'])`. */
function isEmptyStore({ init }: Declarator): boolean {
  if (init?.type !== 'NewExpression' && init?.type !== 'CallExpression') return false
  const { callee, arguments: given } = init
  if (callee.type !== 'Identifier' || !MUTABLE.test(callee.name)) return false
  return init.type === 'CallExpression' || given.length === 0
}

function declarationsOf({ body }: AST.Program): readonly Declaration[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? [declared] : []
  })
}

/** What a running program knows is passed from function to function: a module holds no state, and defines no global. */
export const noModuleState: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const reportGlobal = (node: Rule.Node) =>
      context.report({ node, message: 'Do not define a global. Make it a member of __PLATFORM__.' })
    return {
      Program(program) {
        for (const { kind, declarations } of declarationsOf(program))
          for (const declarator of declarations)
            if (kind !== 'const' || (isEmptyStore(declarator) && !isReadonly(declarator)))
              context.report({
                node: declarator,
                message: 'Do not hold state in a module. Create it in createShell and pass it on.',
              })
      },
      AssignmentExpression(node) {
        const { left } = node
        if (
          left.type === 'MemberExpression' &&
          left.object.type === 'Identifier' &&
          GLOBAL.test(left.object.name)
        )
          reportGlobal(node)
      },
      'CallExpression[callee.object.name="Object"][callee.property.name=/^(assign|defineProperty|defineProperties)$/]'(
        node: Rule.Node,
      ) {
        const target = node.type === 'CallExpression' ? node.arguments[0] : undefined
        if (target?.type === 'Identifier' && GLOBAL.test(target.name)) reportGlobal(node)
      },
    }
  },
}
