import type { Tx } from '../../lib/data/database.ts'
import type { Person } from './people.ts'

/** What else happens in the transaction in which a user proves that an address is theirs. */
export type OnProved = (tx: Tx, person: Person) => Promise<void>
