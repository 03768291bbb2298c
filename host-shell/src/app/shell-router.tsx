import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Router, type UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { scrollToStart } from './use-scroll-on-navigation.ts'

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** A page that can be shown before the router comes to it. */
export interface AheadPage {
  /** Fulfilled once it has been painted. */
  readonly showAhead: () => Promise<void>
  /** The router has come to where it was sent, there or elsewhere. */
  readonly settle: () => void
}

/** Such a page, that may still be on its way. */
export interface Ahead {
  readonly page: () => AheadPage | null
  /** Fulfilled when `page` has one; never otherwise. */
  readonly arrived: Promise<void>
}

interface ShellRouterProps {
  readonly history: BrowserHistory
  /** What can be shown of an address before its code is here; `null` where that is nothing, or the page itself is here. */
  readonly aheadAt: (address: { readonly pathname: string; readonly search: string }) => Ahead | null
  readonly children: ReactNode
}

/**
 * The router's BrowserRouter, but for one thing: what is at hand of a page is shown in the turn of the click, and React
 * comes to it after the paint. Otherwise the page before stays on screen while the next is on its way.
 */
export function ShellRouter({ history, aheadAt, children }: ShellRouterProps) {
  const [{ action, location }, move] = useState({ action: history.action, location: history.location })
  const reached = useRef(location)
  const shown = useRef<AheadPage>(null)
  useLayoutEffect(() => {
    let last: object
    return history.listen((next) => {
      last = next
      const go = () => {
        if (last === next) startTransition(() => move(next))
      }
      const show = (page: AheadPage) => {
        shown.current?.settle()
        shown.current = page
        const isPainted = page.showAhead()
        if (next.action !== 'POP') scrollToStart(next.location.hash)
        return isPainted
      }
      // What is said in the state of a location, as why somebody was turned away, is the shell's to show.
      const ahead = next.location.state === null ? aheadAt(next.location) : null
      const page = ahead?.page()
      if (page) return void show(page).then(go)
      go()
      void ahead?.arrived.then(() => {
        const late = ahead.page()
        if (late && last === next && reached.current !== next.location) void show(late)
      })
    })
  }, [history, aheadAt])
  useLayoutEffect(() => {
    reached.current = location
    shown.current?.settle()
    shown.current = null
  }, [location])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
