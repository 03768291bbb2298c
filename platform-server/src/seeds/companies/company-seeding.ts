import type { DemoMember } from './demo-history.rule.ts'

/** A person of a demo company who has an account, with the row of each. */
export interface SeededMember extends DemoMember {
  readonly userId: number
  readonly personId: number
}

/** What each part of a company's history needs to know. */
export interface CompanySeeding {
  readonly tenantId: number
  readonly companyId: number
  /** Email of the manager, who is said to have recorded it. */
  readonly recordedBy: string
  readonly now: Date
}
