import type { BootRelease } from '@platform/shared-contracts/http'
import type { Priority } from '../lib/priority.ts'

/**
 * Requests the files of a page at once (entry, chunks and shared packages), without running any of them. The guard of the document
 * adds integrity and refuses what the boot document does not list.
 */
export function prefetchFiles(
  release: BootRelease,
  path: string,
  head: HTMLElement,
  priority: Priority = 'auto',
): void {
  // The shell's own pages are part of the shell: there is no entry to request.
  const files = [release.entry, ...(release.chunks[path] ?? [])].filter(Boolean)
  const own = files.map((file) => release.base + file)
  for (const url of [...own, ...(release.sharedFiles ?? [])]) {
    const { href } = new URL(url, location.href)
    if (isKnown(href, head)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = url.endsWith('.css') ? 'style' : 'script'
    link.crossOrigin = 'anonymous'
    link.fetchPriority = priority
    link.href = href
    head.appendChild(link)
  }
}

function isKnown(href: string, head: HTMLElement): boolean {
  const tags = head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')
  return [...tags].some((tag) => ('href' in tag ? tag.href : tag.src) === href)
}
