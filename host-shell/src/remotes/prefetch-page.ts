import type { BootRelease } from '@platform/shared-contracts/http'

/**
 * Fetches what a page needs, entry, chunks and shared packages, at once, without running any of it. The guard of the
 * document adds integrity and refuses what the boot document does not list.
 */
export function prefetchPage(release: BootRelease, path: string, head: HTMLElement): void {
  // The shell's own pages are part of the shell: there is no entry of theirs to fetch.
  const files = [release.entry, ...(release.chunks[path] ?? [])].filter(Boolean)
  const own = files.map((file) => release.base + file)
  for (const url of [...own, ...(release.sharedFiles ?? [])]) {
    const { href } = new URL(url, location.href)
    if (isKnown(href, head)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = url.endsWith('.css') ? 'style' : 'script'
    link.crossOrigin = 'anonymous'
    link.href = href
    head.appendChild(link)
  }
}

function isKnown(href: string, head: HTMLElement): boolean {
  const tags = head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')
  return [...tags].some((tag) => ('href' in tag ? tag.href : tag.src) === href)
}
