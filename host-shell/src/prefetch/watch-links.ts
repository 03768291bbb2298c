import type { Priority } from '../lib/priority.ts'
import { watchLinkIntent } from './link-intent.ts'
import { watchVisibleLinks } from './visible-links.ts'

/**
 * With priority `auto`, loads the page behind an address, so that it opens at once: its files are requested and its modules
 * run. With `low` its files are only downloaded: returns the tags that do so, none if there is no such page, the person
 * may not open it, or it is there already.
 */
export type PreloadPage = (url: URL, priority: Priority) => readonly HTMLLinkElement[]

/** Network information that only some browsers provide. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/**
 * Loads pages before they are opened: always on intent. When the browser is idle, the pages behind visible links are
 * downloaded, except with Save-Data or a slow connection; they run on intent only, because a phone that runs code of other
 * pages does not respond meanwhile.
 */
export function watchLinks(document: Document, preload: PreloadPage): void {
  watchLinkIntent(document, (url) => void preload(url, 'auto'))
  const { connection } = navigator as ConnectedNavigator
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  // Without a network each page would fail, three tries each, and be reported.
  watchVisibleLinks(document.body, (url) => (navigator.onLine ? preload(url, 'low') : []))
}
