import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page starts at its top, or at the anchor that was asked for; back and forward are left to the browser. Where the
 * link that led there went with its page, the focus goes on to the new one.
 */
export function useScrollOnNavigation(): void {
  const { pathname, search, hash } = useLocation()
  const navigation = useNavigationType()
  useLayoutEffect(() => {
    if (navigation === 'POP') return
    const main = document.getElementById('main')
    // Whoever has a page before the router comes to it may have begun to scroll; an anchor of it was behind the page before.
    if (hash || main?.dataset.drawn !== pathname + search) scrollToStart(hash)
    if (document.activeElement === document.body) main?.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another query is the same page
  }, [pathname, hash, navigation])
}

export function scrollToStart(hash: string): void {
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo(0, 0)
}
