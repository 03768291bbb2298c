interface Given {
  readonly trainingHost: string
  readonly secondHost: string
  /** Additional ones, such as the host name that a proxy uses. */
  readonly knownHosts: readonly string[]
  /** The embedded database: a local machine on which a developer tries the platform. */
  readonly isEmbedded: boolean
  /** IP addresses of the machine's network interfaces. */
  readonly addresses: readonly string[]
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Host names, as a Host header has them and without a port, that lead to the built-in tenant 1 without being listed with
 * any tenant. A phone in the same network reaches the embedded default by the machine's address.
 */
export function ownHosts({
  trainingHost,
  secondHost,
  knownHosts,
  isEmbedded,
  addresses,
}: Given): ReadonlySet<string> {
  const inNetwork = isEmbedded
    ? addresses.map((address) => (address.includes(':') ? `[${address}]` : address))
    : []
  return new Set([...LOOPBACK, trainingHost, secondHost, ...knownHosts, ...inNetwork])
}
