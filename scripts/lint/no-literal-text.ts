import type { Rule } from 'eslint'

const WORD = /\p{L}{2}/u
const TEXT_ATTRIBUTES =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|hint|error|description|heading|text)$/

function textOf(node: unknown): string {
  const { type, value, quasis, expression } = node as {
    type: string
    value?: unknown
    quasis?: { value: { raw: string } }[]
    expression?: unknown
  }
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : ''
  if (type === 'TemplateLiteral') return (quasis ?? []).map((part) => part.value.raw).join(' ')
  return type === 'JSXExpressionContainer' ? textOf(expression) : ''
}

/** What a person reads comes from a message catalog, or it cannot be translated. */
export const noLiteralText: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = (node: Rule.Node, text: string) => {
      if (WORD.test(text))
        context.report({ node, message: `"${text.trim()}" belongs in a message catalog (src/locales).` })
    }
    return {
      JSXText: (node: Rule.Node) => check(node, textOf(node)),
      'JSXElement > JSXExpressionContainer': (node: Rule.Node) => check(node, textOf(node)),
      'JSXFragment > JSXExpressionContainer': (node: Rule.Node) => check(node, textOf(node)),
      JSXAttribute: (node: Rule.Node) => {
        const { name, value } = node as unknown as { name: { name: string }; value: unknown }
        if (value && TEXT_ATTRIBUTES.test(name.name)) check(node, textOf(value))
      },
    }
  },
}
