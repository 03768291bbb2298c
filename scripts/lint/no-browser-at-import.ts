import type { Rule, Scope } from 'eslint'

const BROWSER = new Set([
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'requestAnimationFrame',
])
const DEFERRED_NODE = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|PropertyDefinition)$/

function runsAtImport({ identifier }: Scope.Reference): boolean {
  let node = (identifier as Rule.Node).parent as Rule.Node | null
  if (node?.type === 'UnaryExpression' && node.operator === 'typeof') return false
  while (node) {
    if (DEFERRED_NODE.test(node.type) || node.type.startsWith('TS')) return false
    node = node.parent
  }
  return true
}

/** Pages are rendered on the server too: importing a module must not need a browser. */
export const noBrowserAtImport: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'Program:exit'(program) {
      const references = context.sourceCode.getScope(program).through
      const global = context.sourceCode.scopeManager.globalScope
      for (const reference of new Set([...references, ...(global?.through ?? []), ...known(global)]))
        if (BROWSER.has(reference.identifier.name) && runsAtImport(reference))
          context.report({
            node: reference.identifier,
            message: `${reference.identifier.name} is used while the module loads, but the server loads this module too. Use it in an effect or an event handler.`,
          })
    },
  }),
}

function known(global: Scope.Scope | null): Scope.Reference[] {
  return (global?.variables ?? []).flatMap(({ references }) => references)
}
