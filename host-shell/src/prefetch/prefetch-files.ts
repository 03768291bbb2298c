import type { BootRelease } from '@platform/shared-contracts/http'
import type { Priority } from '../lib/priority.ts'

/**
 * Requests the files of a page at once (entry, chunks and shared packages), without running any of them. The guard of the document
 * adds integrity and refuses what the boot document does not list. Returns the tags that it added, none if all
 * files were requested before.
 */
export function prefetchFiles(
  release: BootRelease,
  path: string,
  head: HTMLElement,
  priority: Priority = 'auto',
): readonly HTMLLinkElement[] {
  // The shell's own pages have no entry: they are chunks of the shell.
  const files = [release.entry, ...(release.chunks[path] ?? [])].filter(Boolean)
  const own = files.map((file) => release.base + file)
  const links: HTMLLinkElement[] = []
  for (const url of [...own, ...(release.sharedFiles ?? [])]) {
    const { href } = new URL(url, location.href)
    if (isKnown(href, head)) continue
    const isModule = release.format === 'module' && own.includes(url)
    const link = preloadOf(href, isModule)
    link.fetchPriority = priority
    links.push(head.appendChild(link))
  }
  return links
}

function preloadOf(href: string, isModule: boolean): HTMLLinkElement {
  const link = document.createElement('link')
  const as = href.endsWith('.css') ? 'style' : 'script'
  if (isModule && as === 'script') link.rel = 'modulepreload'
  else Object.assign(link, { rel: 'preload', as })
  link.crossOrigin = 'anonymous'
  link.href = href
  return link
}

function isKnown(href: string, head: HTMLElement): boolean {
  const tags = head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')
  return [...tags].some((tag) => ('href' in tag ? tag.href : tag.src) === href)
}
