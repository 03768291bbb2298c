/**
 * What failed logins of one address are counted by. An IPv6 client usually owns a whole /64 and may use any address
 * of it, so those count as one; an IPv4 address counts for itself, in its IPv6 spelling too.
 */
export function clientNetwork(ip: string): string {
  const [address = ip] = ip.split('%')
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  const groups = groupsOf(address.toLowerCase()).slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** The groups of an IPv6 address, with the zeros that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
  if (!after) return before
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
