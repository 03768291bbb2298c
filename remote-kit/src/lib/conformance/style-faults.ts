import postcss, { type ChildNode, type Container, type Document } from 'postcss'

/** A selector that names no class, id or attribute reaches every element of the whole page. */
const NAMES_SOMETHING = /[.#[]/

/** One sentence for each selector of a stylesheet that reaches beyond the remote's own elements, or stands in no layer. */
export function styleFaults(css: string): readonly string[] {
  const faults = new Set<string>()
  postcss.parse(css).walkRules((rule) => {
    const around = namesAround(rule)
    if (around.some((name) => name.endsWith('keyframes'))) return
    if (!around.includes('layer'))
      faults.add(`"${rule.selector}" is in no cascade layer; write it inside @layer app`)
    const isNested = rule.parent?.type === 'rule'
    for (const selector of isNested ? [] : rule.selectors)
      if (!NAMES_SOMETHING.test(selector))
        faults.add(`"${selector}" styles elements of the whole page; use a class of a CSS module`)
  })
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
