import type { IntegrityLookup } from './integrity-table.ts'

/** Whatever an element has that adds others to a document, or that has them take its place. */
const INSERTIONS = [
  ...['appendChild', 'insertBefore', 'replaceChild', 'append', 'prepend', 'replaceChildren'],
  ...['before', 'after', 'replaceWith', 'insertAdjacentElement'],
]

type Insert = (...given: unknown[]) => unknown

/**
 * Integrity, layer 1 (decisions/0012): every script and style that anything adds to the document passes here, however
 * it was built. One that the table lists gets its integrity; any other is never requested, and its loader hears an error.
 *
 * `elements` is what all elements inherit from, `onFailed` hears the URL of each listed file that did not arrive,
 * `onRefused` that of each unlisted one.
 */
export function guardDocument(
  elements: Element,
  lookup: IntegrityLookup,
  onFailed: (url: string) => void,
  onRefused: (url: string) => void,
): void {
  const judged = (node: unknown): unknown => {
    const url = requestedUrl(node)
    if (!url) return node
    const element = node as HTMLScriptElement | HTMLLinkElement
    const sri = lookup(url)
    if (sri === undefined) {
      onRefused(url)
      queueMicrotask(() => element.dispatchEvent(new Event('error')))
      // In its place, so that what is added beside it, or what it replaces, goes its way.
      return document.createElement('template')
    }
    if (sri) element.integrity = sri
    element.crossOrigin = 'anonymous'
    element.addEventListener('error', () => {
      onFailed(url)
      // Loaders reuse a tag with the same source, also one that failed.
      element.remove()
    })
    return element
  }
  const target = elements as unknown as Record<string, Insert>
  for (const name of INSERTIONS) {
    const insert = target[name] as Insert
    target[name] = function (...given) {
      return insert.apply(this, given.map(judged))
    }
  }
}

const LOADING_RELS = new Set(['stylesheet', 'preload', 'modulepreload'])

/** Empty for elements that load nothing, and for those in the document: they were checked, and move or mark a place. */
function requestedUrl(node: unknown): string {
  const url =
    node instanceof HTMLScriptElement
      ? node.src
      : node instanceof HTMLLinkElement && LOADING_RELS.has(node.rel)
        ? node.href
        : ''
  return url && (node as Node).isConnected ? '' : url
}
