import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { Person } from '../accounts/people.ts'
import type { CompanySecrets } from './company-secret.ts'
import { directoryAccess } from './directory-access.ts'
import { queryDirectory } from './directory-client.ts'
import { findCompany } from './sql-companies.ts'

/** All tabs and devices of a person together query their directory no more often than this. */
const PAUSE_MS = 5 * 60_000

interface Parts {
  readonly services: Pick<Services, 'database' | 'now' | 'log' | 'config'>
  readonly secrets: CompanySecrets
}

type Standing = 'left' | 'unconfirmed' | null

/**
 * Whether a user who signs in through their company's directory is still in it. While the directory does not answer,
 * they stay signed in for DIRECTORY_GRACE_HOURS after it last confirmed them, so that its outage signs no one out at
 * once.
 */
export function createPersonConfirmation({ services, secrets }: Parts) {
  const { database, now, log, config } = services

  /** Of several refreshes at once only one queries the directory; returns false to the others. */
  const claimTurn = ({ id, tenantId }: Person, at: Date): Promise<boolean> =>
    database.withTenant(tenantId, async (tx) => {
      const isDue = or(
        isNull(users.directoryQueriedAt),
        lte(users.directoryQueriedAt, new Date(at.getTime() - PAUSE_MS)),
      )
      const claimed = await tx
        .update(users)
        .set({ directoryQueriedAt: at })
        .where(and(eq(users.id, id), isDue))
        .returning({ id: users.id })
      return claimed.length > 0
    })

  /** Runs outside any transaction, because it may take seconds. */
  const queryOutcome = async ({ id, tenantId, companyId, directoryId }: Person) => {
    const company = await database.withTenant(tenantId, (tx) => findCompany(tx, companyId ?? 0))
    const access = company && directoryAccess(company, secrets, config)
    if (!access || directoryId === null) return 'person-missing'
    const { outcome } = await queryDirectory(access, { directoryId })
    if (outcome !== 'ok')
      log.info(
        { tenantId, company: company.id, userId: id, outcome },
        'a directory did not confirm a session',
      )
    return outcome
  }

  return async (person: Person, session: { readonly startedAt: Date }): Promise<Standing> => {
    const at = now()
    const outcome = (await claimTurn(person, at)) ? await queryOutcome(person) : 'not-queried'
    if (outcome === 'person-missing') return 'left'
    if (outcome === 'ok') {
      await database.withTenant(person.tenantId, (tx) =>
        tx.update(users).set({ directoryCheckedAt: at }).where(eq(users.id, person.id)),
      )
      return null
    }
    const confirmedAt = person.directoryCheckedAt ?? session.startedAt
    return at.getTime() - confirmedAt.getTime() > config.directoryGraceMs ? 'unconfirmed' : null
  }
}
