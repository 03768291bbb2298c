/** Where a tenant's own site is seen from outside. */
export interface Site {
  readonly protocol: string
  readonly host: string
  readonly port: number
}

/** An address on the tenant's site, for an email. Never built from a Host header, which may contain anything. */
export function siteUrl(
  { protocol, host, port }: Site,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(path, `${protocol}://${host}:${port}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
