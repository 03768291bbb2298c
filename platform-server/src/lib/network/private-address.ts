import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address may not be connected to: it is no public address, and in none of the allowed networks (`10.0.0.0/8`).
 * Loopback, link-local, RFC 1918, unique local, carrier NAT, and IPv4 in any wrapping of IPv6 are not public.
 */
export function isRefusedAddress(address: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return true
  // An IPv4 address that is mapped into IPv6 is the same machine.
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'unicast') return false
  return !allowed.some((network) => isIn(parsed, network))
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(network)
  return base.kind() === address.kind() && address.match(base, bits)
}

/** Whether the text is a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text)
}
