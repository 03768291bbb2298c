import { createPath, matchPath, NavigationType, type Location, type Navigator } from 'react-router-dom'
import type { ListedRoute } from '@platform/shared-contracts/http'
import type { Locale } from '@platform/shared-contracts/remote'
import { pathInLanguage, SOURCE_LANGUAGE, splitLanguage } from '@platform/shared-contracts/rules'

export interface Visited {
  readonly location: Location
  readonly action: NavigationType
}

export type AddressOf = (to: Parameters<Navigator['createHref']>[0]) => string

/** Addresses of links in a language: guarded pages have none of their own, they follow the choice of the person. */
export function addressesIn(language: Locale, routes: readonly ListedRoute[]): AddressOf {
  const guarded = routes.filter(({ access }) => access)
  return (to) => {
    const path = typeof to === 'string' ? to : createPath(to)
    if (language === SOURCE_LANGUAGE) return path
    const [pathname = ''] = path.split(/[?#]/)
    return guarded.some((route) => matchPath(route.path, pathname)) ? path : pathInLanguage(path, language)
  }
}

/** Where this window is, without the language. */
function visited(action: NavigationType): Visited {
  const { usr: state = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string }
  const { pathname, search, hash } = location
  return { action, location: { pathname: splitLanguage(pathname).pathname, search, hash, state, key } }
}

export interface PageHistory {
  readonly now: () => Visited
  /**
   * Calls back at each navigation until the answered function is called; `flushSync`, an option of the router's
   * `navigate`, says that the page waits for it.
   */
  readonly listen: (onVisit: (visited: Visited, flushSync: boolean) => void) => () => void
  /** How the router navigates and writes links in a language. */
  readonly navigator: (addressOf: AddressOf) => Navigator
  /** Writes the address of the current page in its language. */
  readonly correct: (addressOf: AddressOf) => void
}

/**
 * The history of this window for a router that knows no languages: it sees paths as remotes list them, and the address
 * bar and every link have the language in front (decisions/0217).
 */
export function createPageHistory(): PageHistory {
  let report: (visited: Visited, flushSync: boolean) => void = () => undefined
  return {
    now: () => visited(NavigationType.Pop),
    listen: (onVisit) => {
      report = onVisit
      const pop = () => onVisit(visited(NavigationType.Pop), false)
      addEventListener('popstate', pop)
      return () => removeEventListener('popstate', pop)
    },
    navigator: (addressOf) => {
      const write =
        (method: 'pushState' | 'replaceState', action: NavigationType): Navigator['push'] =>
        (to, usr, options) => {
          history[method]({ usr, key: Math.random().toString(36).slice(2) }, '', addressOf(to))
          report(visited(action), options?.flushSync === true)
        }
      return {
        createHref: addressOf,
        push: write('pushState', NavigationType.Push),
        replace: write('replaceState', NavigationType.Replace),
        go: (delta) => history.go(delta),
      }
    },
    correct: (addressOf) => {
      const address = addressOf(visited(NavigationType.Pop).location)
      if (address !== createPath(location)) history.replaceState(history.state, '', address)
    },
  }
}
