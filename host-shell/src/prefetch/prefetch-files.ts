import type { BootRelease } from '@platform/shared-contracts/http'

/** `preload` for a page that is about to be opened; `prefetch`, at the lowest priority, for one that may be. */
export type Urgency = 'preload' | 'prefetch'

/**
 * Requests the files of a page at once (entry, chunks and shared packages), without running any of them. The guard of the document
 * adds integrity to a preload and refuses what the boot document does not list; a prefetch only fills the browser's cache, and its
 * bytes are checked when they are used.
 */
export function prefetchFiles(release: BootRelease, path: string, head: HTMLElement, urgency: Urgency): void {
  // The shell's own pages are part of the shell: there is no entry to request.
  const files = [release.entry, ...(release.chunks[path] ?? [])].filter(Boolean)
  const own = files.map((file) => release.base + file)
  for (const url of [...own, ...(release.sharedFiles ?? [])]) {
    const { href } = new URL(url, location.href)
    if (isKnown(href, head, urgency)) continue
    const link = document.createElement('link')
    link.rel = urgency
    link.as = url.endsWith('.css') ? 'style' : 'script'
    link.crossOrigin = 'anonymous'
    link.href = href
    head.appendChild(link)
  }
}

/** A file that was prefetched is preloaded all the same: from the browser's cache, or with priority if it is still on its way. */
function isKnown(href: string, head: HTMLElement, urgency: Urgency): boolean {
  const tags = head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')
  return [...tags].some((tag) =>
    'href' in tag
      ? tag.href === href && (urgency === 'prefetch' || tag.rel !== 'prefetch')
      : tag.src === href,
  )
}
