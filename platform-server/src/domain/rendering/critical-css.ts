import * as csstree from 'css-tree'

const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/**
 * The part of a stylesheet that the markup needs to look right: rules of classes that are not in it are left out, as
 * are those for print. Everything else stays, in its order, with URLs that also work outside the file.
 */
export function criticalCss(css: string, base: string, html: string): string {
  const used = classesIn(html)
  const sheet = csstree.parse(css, { parseCustomProperty: false })
  csstree.walk(sheet, {
    visit: 'Rule',
    enter(node, item, list) {
      if (node.prelude.type !== 'SelectorList' || isInKeyframes(this.atrule)) return
      const { children } = node.prelude
      children.forEach((selector, at) => {
        if (!canMatch(selector, used)) children.remove(at)
      })
      if (children.isEmpty && item && list) list.remove(item)
    },
  })
  csstree.walk(sheet, {
    visit: 'Atrule',
    leave(node, item, list) {
      const isEmpty = node.block !== null && node.block.children.isEmpty
      if (list && (isEmpty || isForPaper(node))) list.remove(item)
    },
  })
  csstree.walk(sheet, {
    visit: 'Url',
    enter(node) {
      if (!/^(\/|#|[a-z]+:)/i.test(node.value)) node.value = base + node.value
    },
  })
  return csstree.generate(sheet)
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)))
}

/** Classes that the selector requires; inside `:is()` and the like another class may match instead. */
function canMatch(selector: csstree.CssNode, used: ReadonlySet<string>): boolean {
  if (selector.type !== 'Selector') return true
  return !selector.children.some(
    (part) => part.type === 'ClassSelector' && !used.has(csstree.ident.decode(part.name)),
  )
}

function isInKeyframes(atrule: csstree.Atrule | null): boolean {
  return atrule !== null && atrule.name.endsWith('keyframes')
}

function isForPaper({ name, prelude }: csstree.Atrule): boolean {
  return name === 'media' && prelude !== null && csstree.generate(prelude).trim() === 'print'
}
