/** The link that a click would follow in this tab; `null` for any other click. The switch of the language stays on the page. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || hasModifier(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  const leads = link && !link.hreflang && !link.hasAttribute('download')
  return leads && ['', '_self'].includes(link.target) ? link : null
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Another page of this site; the browser itself asks before another site opens. */
export function isOtherPage(address: string): boolean {
  const { origin, pathname, search } = new URL(address)
  return origin === location.origin && pathname + search !== location.pathname + location.search
}

/**
 * Stops steps through the history (Back, Forward) to another page of this site, in browsers with the Navigation API.
 * `ask` gets a function that repeats the step. Answers a function that ends it.
 */
export function onTraverse(ask: (proceed: () => void) => void, isAllowed: () => boolean): () => void {
  if (!('navigation' in window)) return () => undefined
  const { navigation } = window
  const onNavigate = (event: NavigateEvent) => {
    const { url, key } = event.destination
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    if (isAllowed() || !isOtherPage(url)) return
    event.preventDefault()
    ask(() => void navigation.traverseTo(key).committed?.catch(() => undefined))
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
