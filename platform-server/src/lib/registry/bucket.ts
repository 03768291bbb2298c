import { createHash } from 'node:crypto'

export const BUCKETS = 10_000

/** SHA-256 of (salt, sticky id) modulo 10,000: evenly spread, and the same for as long as the salt is. */
export function bucketOf(salt: string, stickyId: string): number {
  const digest = createHash('sha256').update(`${salt}:${stickyId}`).digest('hex')
  return Number(BigInt(`0x${digest}`) % BigInt(BUCKETS))
}
