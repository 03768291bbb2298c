interface Address {
  /** `https:` or `http:`. */
  readonly protocol: string
  /** With its port, as the browser sees it. */
  readonly host: string
}

const LOCAL = /(^|\.)localhost$/
const OWN_MACHINE = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/** The origin of one package, where the platform's own page has this address. */
export function packageOrigin(page: Address, packageHost: string, packageId: number): string {
  return originBelow(page, packageHost, `p${packageId}`)
}

/** What a page with this address may show in a frame: every package, and nothing else. */
export function packageOrigins(page: Address, packageHost: string | null): readonly string[] {
  return packageHost === null ? [] : [originBelow(page, packageHost, '*')]
}

function originBelow({ protocol, host }: Address, packageHost: string, label: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}//${label}.${packageHost}${port}`
}

/** Names below localhost lead nowhere on a device that opened the site by the address of another machine. */
export function isReachable(page: Address, packageHost: string): boolean {
  return !LOCAL.test(packageHost) || OWN_MACHINE.test(page.host.replace(/:\d+$/, ''))
}

/** The package that a host name (without port) is for; `null` for any other. */
export function packageOfHost(hostname: string, packageHost: string): number | null {
  const [label = '', ...rest] = hostname.toLowerCase().split('.')
  const id = /^p([1-9]\d{0,9})$/.exec(label)?.[1]
  return id !== undefined && rest.join('.') === packageHost ? Number(id) : null
}
