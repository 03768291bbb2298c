/** Address of the same-origin link that `target` belongs to; `null` for anything else, and for links to another tab. */
export function linkUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return null
  return new URL(link.href)
}
