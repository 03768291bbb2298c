import type { Services } from '../app/services.ts'
import type { Person } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { CompanySecrets } from './company-secret.ts'
import { directoryAccess } from './directory-access.ts'
import { askDirectory, bindAs } from './directory-client.ts'
import { findCompany } from './sql-companies.ts'

interface Parts {
  readonly services: Pick<Services, 'database'>
  readonly secrets: CompanySecrets
}

/** Tries the password of somebody who signs in through their company. Errors: 503 where the directory cannot say. */
export function createProofByDirectory({ services: { database }, secrets }: Parts) {
  return async ({ tenantId, companyId, directoryId }: Person, password: string): Promise<boolean> => {
    const company = await database.withTenant(tenantId, (tx) => findCompany(tx, companyId ?? 0))
    const access = company && directoryAccess(company, secrets)
    if (!access || directoryId === null) throw silent()
    const { outcome, person } = await askDirectory(access, { directoryId })
    if (outcome === 'person-missing') return false
    if (!person) throw silent()
    const answer = await bindAs(access, person.dn, password)
    if (answer !== 'ok' && answer !== 'person-refused') throw silent()
    return answer === 'ok'
  }
}

function silent(): ProblemError {
  return new ProblemError(
    503,
    'Your company’s directory does not answer, so your password cannot be checked. Please try again later.',
    { code: 'directory-unreachable' },
  )
}
