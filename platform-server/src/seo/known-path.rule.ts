import type { ListedRoute } from '@platform/shared-contracts/http'

/** The public page behind a path, whether a listing has it literally or as a pattern; a post describes itself. */
export function publicPageOf(path: string, routes: readonly ListedRoute[]): ListedRoute | null {
  if (/^\/blog\/./.test(path)) return null
  return routes.find((route) => !route.access && patternOf(route.path).test(path)) ?? null
}

/** Patterns such as `/safety-training/:location` stand for many pages; those that are one page are listed. */
export function isOnePage({ path, access }: ListedRoute): boolean {
  return !access && !path.includes(':')
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
}
