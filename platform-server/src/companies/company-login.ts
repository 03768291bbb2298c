import type { LdapLoginRequest } from '@platform/shared-contracts/http'
import type { Services } from '../app/services.ts'
import type { Person } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { admitPerson } from './admit-person.ts'
import type { CompanySecrets } from './company-secret.ts'
import { directoryAccess } from './directory-access.ts'
import { askDirectory } from './directory-client.ts'
import { LOGIN_REFUSALS } from './directory-messages.rule.ts'
import { findCompany } from './sql-companies.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now' | 'log'>
  readonly secrets: CompanySecrets
}

type Outcome = Person | { readonly refusal: ProblemError; readonly isGuess: boolean }

const refuse = (refusal: ProblemError, isGuess = false): Outcome => ({ refusal, isGuess })

/** Login against the directory of a company. The directory is asked outside any transaction: it may take seconds. */
export function createCompanyLogin({ services: { database, now, log }, secrets }: Parts) {
  return async (tenantId: number, { companyId, username, password }: LdapLoginRequest): Promise<Outcome> => {
    const company = await database.withTenant(tenantId, (tx) => findCompany(tx, rowId(companyId)))
    const access = company && directoryAccess(company, secrets)
    if (!company || !access)
      return refuse(new ProblemError(404, 'This company does not exist.', { code: 'company-not-found' }))
    const { outcome, person } = await askDirectory(access, { username, password })
    if (!person || outcome !== 'ok') {
      log.info({ tenantId, company: company.id, outcome }, 'a login against a company directory was refused')
      return refuseOutcome(outcome)
    }
    const admission = { company, person, username, now: now() }
    const admitted = await database.withTenant(tenantId, (tx) => admitPerson(tx, admission))
    return admitted instanceof ProblemError ? refuse(admitted) : admitted
  }
}

function refuseOutcome(outcome: keyof typeof LOGIN_REFUSALS | 'ok'): Outcome {
  const code = outcome === 'ok' ? 'person-missing' : outcome
  const { status, message } = LOGIN_REFUSALS[code]
  const isGuess = code === 'person-refused' || code === 'person-missing'
  return refuse(new ProblemError(status, message, { code: `directory-${code}` }), isGuess)
}
