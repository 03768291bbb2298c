import { splitLanguage } from '@platform/shared-contracts/rules'

/**
 * Lets the browser itself follow a link to a page of which a newer release has come: the document it gets brings it.
 * In the capture phase, before React hears of the click. The switch of the language stays on the page.
 */
export function takeOnNavigation(root: Document, isNewer: (pathname: string) => boolean): () => void {
  const leave = (event: MouseEvent) => {
    const link = isPlain(event) ? linkOf(event.target) : null
    if (link && isNewer(splitLanguage(link.pathname).pathname)) event.stopPropagation()
  }
  root.addEventListener('click', leave, { capture: true })
  return () => root.removeEventListener('click', leave, { capture: true })
}

/** Not one that opens another tab or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin && link.target !== '_blank' && !link.hreflang ? link : null
}
