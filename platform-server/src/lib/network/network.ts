import { isIPv4, isIPv6 } from 'node:net'

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network of an address as people see it in their list of sessions: enough to recognize home, work or a stranger's
 * provider, and never the address of one device. `203.0.113.x` of IPv4 (a /24), `2001:db8:1::` of IPv6 (a /48).
 */
export function networkOf(address: string): string | null {
  const plain = V4_IN_V6.exec(address)?.[1] ?? address
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`
  if (!isIPv6(plain)) return null
  const [head = ''] = (plain.split('%')[0] ?? '').split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return `${groups.join(':')}::`
}
