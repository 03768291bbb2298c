import { splitLanguage } from '@platform/shared-contracts/rules'

/** Address, in no language, of the same-origin link that `target` belongs to; `null` for anything else, and for links to another tab. */
export function linkUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return null
  const url = new URL(link.href)
  url.pathname = splitLanguage(url.pathname).pathname
  return url
}
