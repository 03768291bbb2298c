import type { Order } from '@platform/shared-contracts/http'

/** Seats that can be given now: an invitation keeps one until it runs out. */
export function seatsLeft({ seats, seatHolders, invitations = [] }: Order, now: number): number {
  const reserved = invitations.filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  return Math.max(0, seats - seatHolders.length - reserved.length)
}
