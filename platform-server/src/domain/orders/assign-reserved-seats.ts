import type { Services } from '../../app/services.ts'
import { takeReservedSeats } from './seat-invitations.ts'
import type { OnProved } from '../accounts/on-proved.ts'

/** Gives a person who proves an address the seats that are reserved for it. */
export function assignReservedSeats({ now }: Pick<Services, 'now'>): OnProved {
  return (tx, { tenantId, id: userId, email }) => takeReservedSeats(tx, { tenantId, userId, email }, now())
}
