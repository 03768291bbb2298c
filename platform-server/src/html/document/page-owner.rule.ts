import type { ListedRoute } from '@platform/shared-contracts/http'

export interface RouteOwner {
  /** `null`: the shell itself. */
  readonly remote: string | null
  readonly routes: readonly ListedRoute[]
}

export interface OwnedPage {
  readonly remote: string | null
  readonly route: ListedRoute
}

/** The route that answers a path: the pattern that matches with the fewest parameters; `null` when none matches. */
export function ownerOf(pathname: string, owners: readonly RouteOwner[]): OwnedPage | null {
  const parts = partsOf(pathname)
  const pages = owners.flatMap(({ remote, routes }) =>
    routes.filter(({ path }) => matches(partsOf(path), parts)).map((route) => ({ remote, route })),
  )
  return pages.toSorted((one, other) => parameters(one.route) - parameters(other.route))[0] ?? null
}

function partsOf(pathname: string): readonly string[] {
  return pathname.toLowerCase().split('/').filter(Boolean)
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  )
}

function parameters({ path }: ListedRoute): number {
  return path.split('/:').length
}
