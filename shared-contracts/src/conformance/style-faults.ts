import postcss, { type ChildNode, type Container, type Document } from 'postcss'

/** A selector that names no class, id or attribute reaches every element of the whole page. */
const NAMES_SOMETHING = /[.#[]/
/** Names what is left out, so it reaches everything else. */
const NEGATION = /:not\([^()]*\)/g

/**
 * One sentence for each selector of a stylesheet that reaches beyond the remote's own elements, or stands in no layer;
 * one sentence if it cannot be parsed.
 */
export function styleFaults(css: string): readonly string[] {
  const faults = new Set<string>()
  try {
    postcss.parse(css).walkRules((rule) => {
      const around = namesAround(rule)
      if (around.some((name) => name.endsWith('keyframes'))) return
      if (!around.includes('layer'))
        faults.add(`"${rule.selector}" is not in a cascade layer; put it in @layer app`)
      const isNested = rule.parent?.type === 'rule'
      for (const selector of isNested ? [] : rule.selectors)
        if (!NAMES_SOMETHING.test(selector.replace(NEGATION, '')))
          faults.add(`"${selector}" styles elements of the whole page; use a class of a CSS module`)
    })
  } catch (error) {
    // Not only syntax errors: rules nested thousands deep exhaust the stack.
    return [`it cannot be parsed (${error instanceof Error ? error.message : 'unknown'}); build it again`]
  }
  return [...faults]
}

function namesAround(node: ChildNode): string[] {
  const names: string[] = []
  let above: Container | Document | undefined = node.parent
  while (above) {
    if (above.type === 'atrule' && 'name' in above) names.push(String(above.name))
    above = above.parent
  }
  return names
}
