/** The address with one choice changed; a new choice starts again at the first page. */
export function withChoice(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  if (name !== 'page') next.delete('page')
  return next
}

/** The page that the address asks for, counted from 1; nonsense is the first one. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

interface ApiPath {
  readonly path: string
  /** Longest value by the name of a choice: what is longer was not chosen here and is left out. */
  readonly limits: Readonly<Record<string, number>>
}

/** The choices of the address as the API takes them. */
export function pathOfChoices(address: URLSearchParams, { path, limits }: ApiPath): string {
  const query = new URLSearchParams()
  for (const [name, limit] of Object.entries(limits)) {
    const value = address.get(name)?.trim()
    if (value && value.length <= limit) query.set(name, value)
  }
  const page = pageOf(address)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
