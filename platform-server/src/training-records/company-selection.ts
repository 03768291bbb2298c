import type { CompanyExemptionRequest, ManagedCompany } from '@platform/shared-contracts/http'
import type { SignedIn } from '../app/request-context.ts'
import { personIdsOf } from '../domain/company-people/members.ts'
import type { AuditEntry } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { wantedLearners } from './assign-training.ts'

/** A manager of a company, now. */
export interface Acting {
  readonly who: SignedIn
  readonly company: ManagedCompany
  readonly now: Date
}

type Wanted = Pick<CompanyExemptionRequest, 'people' | 'matching' | 'expected'>

/**
 * The selected people of the company, whatever else the caller may manage: the company's own number of each, by account.
 * Errors: 404 a person who is not of the company, 409 `count-changed`.
 */
export async function selectedPeople(
  tx: Tx,
  { who, company, now }: Acting,
  wanted: Wanted,
): Promise<ReadonlyMap<number, number>> {
  const learners = await wantedLearners(tx, { who, wanted, now })
  const ids = await personIdsOf(
    tx,
    company.id,
    learners.map(({ id }) => id),
  )
  if (ids.size !== learners.length) throw new ProblemError(404, 'learner-not-found:selection')
  return ids
}

/** For the history of a person, and for the tenant's audit trail. */
export const auditOfPerson = (
  { who, company }: Acting,
  personId: number,
): Pick<AuditEntry, 'tenantId' | 'actor' | 'subject'> => ({
  tenantId: who.tenantId,
  actor: who.email,
  subject: `company/${company.id}/person/${personId}`,
})
