import { countsAsAdmin } from '@platform/shared-contracts/rules'
import type { SignedIn } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { findCertificate, type StoredCertificate } from '../domain/certificates/sql-certificates.ts'

export async function ownCertificate(tx: Tx, { userId }: SignedIn, id: string): Promise<StoredCertificate> {
  const found = await findCertificate(tx, id)
  return found?.userId === userId ? found : missingCertificate()
}

/** Its holder's, or any of the tenant for an admin. */
export async function readableCertificate(tx: Tx, who: SignedIn, id: string): Promise<StoredCertificate> {
  const found = await findCertificate(tx, id)
  return found && (found.userId === who.userId || countsAsAdmin(who)) ? found : missingCertificate()
}

export function missingCertificate(): never {
  throw new ProblemError(404, 'certificate-not-found')
}
