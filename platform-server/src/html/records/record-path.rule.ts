import type { ListedRoute } from '@platform/shared-contracts/http'

/** The API path of the record behind a page, with its parameters filled in; `null` where the route names none. */
export function recordPath({ path, record, access }: ListedRoute, pathname: string): string | null {
  if (record === undefined || access) return null
  const parts = partsOf(pathname)
  const values = new Map(
    partsOf(path).flatMap((part, at) => (part.startsWith(':') ? [[part, parts[at] ?? ''] as const] : [])),
  )
  return record
    .split('/')
    .map((part) => values.get(part) ?? part)
    .join('/')
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean)
}
