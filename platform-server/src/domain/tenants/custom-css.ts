import { generate, parse, walk, type CssNode, type Declaration } from 'css-tree'
import { AT_RULES, PROPERTIES } from './custom-css-vocabulary.rule.ts'
import { valueFault } from './custom-css-value.ts'

const MAX_BYTES = 20 * 1024

export type SanitizedCss =
  | { readonly isSafe: true; readonly css: string }
  /** One sentence for the person who wrote it, with the line. */
  | { readonly isSafe: false; readonly reason: string }

/**
 * Parses custom CSS, which only a tenant's admin wrote and no one else checked, with a real parser and writes it again
 * from the result.
 *
 * It may restyle anything and hide nothing: only listed properties, none of them able to take the consent banner or the
 * login form out of sight, and nothing from outside. The result is balanced and has no `<`, so that it can be put
 * inside a cascade layer and a style element.
 */
export function sanitizeCustomCss(source: string): SanitizedCss {
  if (Buffer.byteLength(source) > MAX_BYTES)
    return { isSafe: false, reason: 'Custom CSS can have at most 20 KB.' }
  let reason: string | null = null
  const refuse = (node: CssNode | undefined, sentence: string): void => {
    reason ??= node?.loc ? `Line ${node.loc.start.line}: ${sentence}` : sentence
  }
  const sheet = parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => {
      reason ??= `Line ${error.line ?? 1}: this cannot be read as CSS.`
    },
  })
  walk(sheet, function (node) {
    // The condition of @supports only tests.
    const sentence = this.atrulePrelude && node.type === 'Declaration' ? null : faultOf(node)
    if (sentence) refuse(node, sentence)
  })
  const css = generate(sheet)
  if (css.includes('<') || css.includes('\\'))
    refuse(undefined, 'Custom CSS cannot contain < or a backslash.')
  return reason === null ? { isSafe: true, css } : { isSafe: false, reason }
}

function faultOf(node: CssNode): string | null {
  if (node.type === 'Raw') return 'this cannot be read as CSS.'
  if (node.type === 'Declaration') return declarationFault(node)
  if (node.type !== 'Atrule' || AT_RULES.has(node.name)) return null
  return `@${node.name} is not allowed here. Use only @media and @supports.`
}

function declarationFault(declaration: Declaration): string | null {
  const { property, important, value } = declaration
  if (property.startsWith('--')) return `${property} is set by the theme fields.`
  if (!PROPERTIES.has(property)) return `custom CSS cannot set “${property}”.`
  if (important) return '!important is not needed. Custom CSS already overrides what it is allowed to change.'
  return valueFault(property, value)
}
