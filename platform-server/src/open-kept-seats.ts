import type { Services } from './app/services.ts'
import { takeKeptSeats } from './orders/seat-invitations.ts'
import type { OnProved } from './registration/on-proved.ts'

/** Gives a person who proves an address the seats that are reserved for it. */
export function openKeptSeats({ now }: Pick<Services, 'now'>): OnProved {
  return (tx, { tenantId, id: userId, email }) => takeKeptSeats(tx, { tenantId, userId, email }, now())
}
