import type { users } from '../../lib/data/schema/people.ts'

type Columns = Omit<typeof users.$inferInsert, 'tenantId' | 'passwordHash' | 'email'>

/** A person of the demo; the address is the name at the domain of the tenant. */
export interface DemoPerson extends Columns {
  readonly name: string
  /** Whether the demo's partner looks after them. */
  readonly isAssigned?: boolean
  /** Whether they work for the larger of the tenant's two companies. */
  readonly isOfLargeCompany?: boolean
  /** When their subscription began, and when it ended if it did. */
  readonly subscribedDaysAgo?: number
  readonly endedDaysAgo?: number
}
