import { watchLinkIntent } from './link-intent.ts'
import { watchVisibleLinks } from './visible-links.ts'

export interface PrefetchParts {
  /** The person is about to open this address. */
  readonly onIntent: (url: URL) => void
  /** The browser is idle, and a link to this address is in view. */
  readonly onVisible: (url: URL) => void
}

/** The data-saving mode of a browser that has one. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Requests pages before they are opened: on intent always, and the pages of visible links once the page reacts and the browser is
 * idle, unless the person saves data. The only place that does so; without it, pages load when they are opened.
 */
export function startPrefetch(
  document: Document,
  { onIntent, onVisible }: PrefetchParts,
): { readonly whenReady: () => void } {
  watchLinkIntent(document, onIntent)
  return {
    whenReady: () => {
      if (!(navigator as SavingNavigator).connection?.saveData) watchVisibleLinks(document.body, onVisible)
    },
  }
}
