import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page starts at its top, or at the anchor that was asked for; back and forward are left to the browser. Where the
 * link that led there went with its page, the focus goes on to the new one.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  useLayoutEffect(() => {
    if (navigation === 'POP') return
    const main = document.getElementById('main')
    scrollToStart(hash)
    if (document.activeElement === document.body) main?.focus({ preventScroll: true })
  }, [pathname, hash, navigation])
}

function scrollToStart(hash: string): void {
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo(0, 0)
}
