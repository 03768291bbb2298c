import type { LdapLoginRequest } from '@platform/shared-contracts/http'
import type { Services } from '../../app/services.ts'
import type { Person } from '../accounts/people.ts'
import { queueRequirements } from '../requirements/requirements-job.ts'
import { ProblemError } from '../../lib/problem.ts'
import { rowId } from '../../lib/row-id.ts'
import { admitPerson, findAdmitted } from './admit-person.ts'
import type { CompanySecrets } from './company-secret.ts'
import { directoryAccess } from './directory-access.ts'
import { queryDirectory, bindAs } from './directory-client.ts'
import type { DirectoryAccess } from './directory-query.ts'
import { entryKey, type DirectoryPerson } from './directory-entry.ts'
import { LOGIN_REFUSALS } from './directory-messages.rule.ts'
import { findCompany, type CompanyRow } from './sql-companies.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now' | 'log' | 'config' | 'jobs'>
  readonly secrets: CompanySecrets
}

interface Refused {
  readonly refusal: ProblemError
  readonly isGuess: boolean
}

/** The entry that a typed name identifies. All spellings that the directory accepts for one entry have one `key`. */
interface Found {
  readonly account: { readonly key: string; readonly person: Person | null; readonly hasLink: boolean }
  readonly prove: () => Promise<Person | Refused>
}

interface Entry {
  readonly company: CompanyRow
  readonly access: DirectoryAccess
  readonly person: DirectoryPerson
  /** Has signed in before. */
  readonly isKnown: boolean
}

const refuse = (refusal: ProblemError, isGuess = false): Refused => ({ refusal, isGuess })

/**
 * Login against the directory of a company: first it finds the entry, then it checks the password, so that guesses are
 * counted by entry. The directory is queried outside any transaction, because it may take seconds.
 */
export function createCompanyLogin({ services, secrets }: Parts) {
  const { database, now, log, config } = services
  const refused = (company: CompanyRow, outcome: keyof typeof LOGIN_REFUSALS | 'ok'): Refused => {
    log.info(
      { tenantId: company.tenantId, company: company.id, outcome },
      'a login against a company directory was refused',
    )
    return refuseOutcome(outcome)
  }

  async function prove({ company, access, person, isKnown }: Entry, request: LdapLoginRequest) {
    const outcome = await bindAs(access, person.dn, request.password)
    if (outcome !== 'ok') return refused(company, outcome)
    const admission = { company, person, username: request.username, now: now() }
    const { tenantId, id: companyId } = company
    const admitted = await database.withTenant(tenantId, async (tx) => {
      const account = await admitPerson(tx, admission)
      // Their first login made them one of the company's people.
      if (!isKnown) await queueRequirements(services, tx, { tenantId, companyId })
      return account
    })
    return admitted instanceof ProblemError ? refuse(admitted) : admitted
  }

  return async (tenantId: number, request: LdapLoginRequest): Promise<Found | Refused> => {
    const company = await database.withTenant(tenantId, (tx) => findCompany(tx, rowId(request.companyId)))
    const access = company && directoryAccess(company, secrets, config)
    if (!company || !access) return refuse(new ProblemError(404, 'company-not-found'))
    const { outcome, person } = await queryDirectory(access, { username: request.username })
    if (outcome === 'person-missing')
      return {
        account: { key: unknownKey(company, request.username), person: null, hasLink: false },
        prove: async () => refused(company, outcome),
      }
    if (!person || outcome !== 'ok') return refused(company, outcome)
    const admitted = await database.withTenant(tenantId, (tx) => findAdmitted(tx, company, person))
    return {
      account: {
        key: `company ${company.id} entry ${entryKey(person)}`,
        person: admitted,
        hasLink: admitted !== null,
      },
      prove: () => prove({ company, access, person, isKnown: admitted !== null }, request),
    }
  }
}

function unknownKey({ id }: CompanyRow, username: string): string {
  return `company ${id} nobody ${username.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()}`
}

function refuseOutcome(outcome: keyof typeof LOGIN_REFUSALS | 'ok'): Refused {
  const code = outcome === 'ok' ? 'person-missing' : outcome
  const status = LOGIN_REFUSALS[code]
  const isGuess = code === 'person-refused' || code === 'person-missing'
  return refuse(new ProblemError(status, `directory-${code}`), isGuess)
}
