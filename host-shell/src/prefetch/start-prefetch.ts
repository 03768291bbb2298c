import type { Priority } from '../lib/priority.ts'
import { watchLinkIntent } from './link-intent.ts'
import { watchVisibleLinks } from './visible-links.ts'

/**
 * Loads the page behind an address, so that opening it shows it at once: its files are requested and its modules run. `null` where
 * there is no such page, the person may not open it, or it is loaded already. Otherwise fulfilled when the load has ended.
 */
export type PreloadPage = (url: URL, priority: Priority) => Promise<void> | null

/** Network information that only some browsers provide. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/**
 * Loads pages before they are opened: on intent always, and the pages of visible links once the page reacts and the browser is
 * idle, unless the person saves data or the line is slow. The only place that does so; without it, pages load when they are opened.
 */
export function startPrefetch(document: Document, preload: PreloadPage): { readonly whenReady: () => void } {
  watchLinkIntent(document, (url) => void preload(url, 'auto'))
  return {
    whenReady: () => {
      const { connection } = navigator as ConnectedNavigator
      if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
      watchVisibleLinks(document.body, (url) => preload(url, 'low'))
    },
  }
}
