import type { PreloadPage } from './watch-links.ts'

/** Once the page is interactive. All prefetching is here; without it, pages load when they are opened. */
export function startPrefetch(document: Document, preload: PreloadPage): void {
  import(/* webpackChunkName: "watch-links" */ './watch-links.ts').then(
    ({ watchLinks }) => watchLinks(document, preload),
    // Pages then load when they are opened.
    () => undefined,
  )
}
