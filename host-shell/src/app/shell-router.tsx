import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

interface ShellRouterProps {
  /** Whether the page of an address can be shown without waiting for anything. */
  readonly isAtHand: (address: { readonly pathname: string; readonly search: string }) => boolean
  readonly children: ReactNode
}

/**
 * The router's BrowserRouter, but for one thing: a page that is at hand is shown in the turn of the click. Any other keeps
 * the page before on screen while it is on its way, and React takes its time for it.
 */
export function ShellRouter({ isAtHand, children }: ShellRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, move] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isAtHand(next.location)) move(next)
        else startTransition(() => move(next))
      }),
    [history, isAtHand],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
