import type { IntegrityLookup } from './integrity-table.ts'

/** All methods of an element that insert other elements into a document or replace it with them. */
const INSERTIONS = [
  ...['appendChild', 'insertBefore', 'replaceChild', 'append', 'prepend', 'replaceChildren'],
  ...['before', 'after', 'replaceWith', 'insertAdjacentElement'],
]

type Insert = (...given: unknown[]) => unknown

/**
 * Integrity, layer 1 (decisions/0012): every script and style that any code adds to the document passes through here,
 * regardless of its build tool. If the table lists it, it gets its integrity; if not, it is never requested, and its
 * loader receives an error event.
 *
 * `elements` is the prototype of all elements. `onFailed` receives the URL of each listed file that failed to load,
 * `onRefused` that of each unlisted file.
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
      // Insert a placeholder instead, so that the rest of the call, such as a replacement, works as usual.
      return document.createElement('template')
    }
    if (sri) element.integrity = sri
    element.crossOrigin = 'anonymous'
    element.addEventListener('error', () => {
      onFailed(url)
      // Loaders reuse a tag with the same source, even one that failed.
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
