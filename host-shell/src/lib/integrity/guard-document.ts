import type { IntegrityLookup } from './integrity-table.ts'

type Insert = (node: Node, ...rest: never[]) => Node

/**
 * Integrity, layer 1 (decisions/0012): every script and style that anything adds to the document's head passes here,
 * however it was built. One that the table lists gets its integrity; any other is never requested, and its
 * loader hears an error.
 *
 * `onFailed` hears the URL of each listed file that did not arrive, `onRefused` that of each unlisted one.
 */
export function guardDocument(
  head: HTMLElement,
  lookup: IntegrityLookup,
  onFailed: (url: string) => void,
  onRefused: (url: string) => void,
): void {
  const guard = (insert: Insert): Insert =>
    function (this: Node, node, ...rest) {
      const url = requestedUrl(node)
      if (!url) return insert.call(this, node, ...rest)
      const element = node as HTMLScriptElement | HTMLLinkElement
      const sri = lookup(url)
      if (sri === undefined) {
        onRefused(url)
        return refuse(element)
      }
      if (sri) element.integrity = sri
      element.crossOrigin = 'anonymous'
      element.addEventListener('error', () => {
        onFailed(url)
        // Loaders reuse a tag with the same source, also one that failed.
        element.remove()
      })
      return insert.call(this, element, ...rest)
    }
  head.appendChild = guard(head.appendChild as Insert) as typeof head.appendChild
  head.insertBefore = guard(head.insertBefore as Insert) as typeof head.insertBefore
}

const LOADING_RELS = new Set(['stylesheet', 'preload', 'modulepreload'])

function requestedUrl(node: Node): string | null {
  if (node instanceof HTMLScriptElement) return node.src || null
  if (node instanceof HTMLLinkElement && LOADING_RELS.has(node.rel)) return node.href || null
  return null
}

function refuse<Element extends Node>(element: Element): Element {
  queueMicrotask(() => element.dispatchEvent(new Event('error')))
  return element
}
