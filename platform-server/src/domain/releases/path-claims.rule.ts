import type { ListedRoute, RemoteListing } from '@platform/shared-contracts/http'

interface Claimant {
  /** How to name it in a refusal: `remote learner`, `the shell`. */
  readonly name: string
  readonly routes: readonly Pick<ListedRoute, 'path'>[]
}

/** One sentence for each path of the listing that another claimant already has; none means it may be deployed. */
export function takenPaths(listing: RemoteListing, others: readonly Claimant[]): readonly string[] {
  return listing.routes.flatMap(({ path }) =>
    others.flatMap(({ name, routes }) =>
      routes
        .filter((other) => overlaps(path, other.path))
        .map((other) => `${path} is taken: ${name} answers ${other.path}`),
    ),
  )
}

/** Whether some path would match both patterns. */
export function overlaps(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')]
  if (left.length !== right.length) return false
  return left.every((part, index) => isParameter(part) || isParameter(right[index]) || part === right[index])
}

function isParameter(part: string | undefined): boolean {
  return part?.startsWith(':') ?? false
}

/** What a deploy token may touch; an empty list means no limit. */
export interface Allowance {
  readonly prefixes: readonly string[]
  readonly menus: readonly string[]
}

/** One sentence for each path or menu entry of the listing that the token does not cover. */
export function beyondAllowance(listing: RemoteListing, { prefixes, menus }: Allowance): readonly string[] {
  const paths = listing.routes
    .filter(({ path }) => prefixes.length > 0 && !prefixes.some((prefix) => isUnder(path, prefix)))
    .map(({ path }) => `this token may not claim ${path}, only paths under ${prefixes.join(', ')}`)
  const entries = listing.nav
    .filter(({ menu }) => menus.length > 0 && !menus.includes(menu))
    .map(({ menu }) => `this token may not add to the ${menu} menu, only to ${menus.join(', ')}`)
  return [...paths, ...entries]
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}
