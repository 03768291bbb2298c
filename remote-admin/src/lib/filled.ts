/** A filter that says nothing is not sent: no state is not the state ''. */
export function filled<Query extends object>(query: Query): Record<string, Query[keyof Query]> {
  const entries = Object.entries(query) as [string, Query[keyof Query]][]
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
