import type { Consultation, User } from '@platform/shared-contracts/http'

type Booked = Pick<Consultation, 'client' | 'status' | 'startsAt' | 'endsAt'>

/** Whether the person may add files, as far as the server has space for them. Only the client shares files. */
export function mayAdd({ client, status, endsAt }: Booked, user: Pick<User, 'id'>, now: number): boolean {
  return client.id === user.id && status === 'booked' && now < Date.parse(endsAt)
}

/** From the start on, the professional relies on the files. A canceled consultation never starts. */
export function mayRemove(
  { client, status, startsAt }: Booked,
  user: Pick<User, 'id'>,
  now: number,
): boolean {
  if (client.id !== user.id) return false
  return status === 'canceled' || (status === 'booked' && now < Date.parse(startsAt))
}
