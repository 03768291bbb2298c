import type { User } from '../../http/accounts/user.ts'
import { countsAsSubscribed } from './roles.rule.ts'

/**
 * Who may open the pages of their own training, /dashboard and /certificates: what a person earned or paid for stays
 * theirs after a subscription ends. A person who never had anything is turned away as spec section 4 says.
 */
export function mayOpenOwnTraining(person: Pick<User, 'role' | 'isSubscribed' | 'holdsTraining'>): boolean {
  return countsAsSubscribed(person) || person.holdsTraining === true
}
