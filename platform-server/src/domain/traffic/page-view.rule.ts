const BOTS = /bot|crawl|spider|slurp|preview|headless|curl|wget|monitor/i

/** Whether the request came from a person's browser, as far as the user agent shows. */
export function isVisitor(userAgent: string | undefined): boolean {
  return userAgent !== undefined && userAgent !== '' && !BOTS.test(userAgent)
}

/** A path by the listed pattern that it matches: counting arbitrary paths would fill the table. */
export function listedPath(patterns: readonly string[], pathname: string): string | null {
  const parts = pathname.replace(/\/+$/, '').split('/')
  return patterns.find((pattern) => fits(pattern.replace(/\/+$/, '').split('/'), parts)) ?? null
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}
