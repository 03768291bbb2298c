import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page starts at its top, or at the requested anchor; back and forward are left to the browser. If the link that
 * had the focus is gone with its page, the new page takes the focus. A page that changes only its query keeps its place,
 * and takes the focus if that is gone and the page has not moved it itself.
 */
export function useScrollOnNavigation(): void {
  const { pathname, search, hash } = useLocation()
  const navigation = useNavigationType()
  const page = `${pathname}${hash}`
  const before = useRef(page)
  useLayoutEffect(() => {
    const isNew = before.current !== page
    before.current = page
    if (navigation === 'POP' || !isNew) return
    scrollToStart(hash)
    focusIfLost()
  }, [page, hash, navigation])
  // After the effects of the page: it may have something better to focus.
  useEffect(() => {
    if (navigation !== 'POP') focusIfLost()
  }, [search, navigation])
}

function focusIfLost(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** As browsers find it: by the text as it is, then decoded. */
function anchorOf(hash: string): Element | null {
  const name = hash.slice(1)
  return document.getElementById(name) ?? document.getElementById(decoded(name))
}

/** The URL may have a percent sign that encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function scrollToStart(hash: string): void {
  const anchor = hash ? anchorOf(hash) : null
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo(0, 0)
}
