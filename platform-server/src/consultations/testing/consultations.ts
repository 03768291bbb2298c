import { randomUUID } from 'node:crypto'
import { Consultation } from '@platform/shared-contracts/http'
import type { Config } from '../../app/config/config.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { grantHours } from '../../domain/hours/hour-ledger.ts'
import { seedDemoPartners } from '../../partners/seed-partners.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const TOPIC = 'Anchor points on the new roof'

/** For `ask`: this person, by the header of tests. */
export const signedAs = ({ id, email }: Pick<Person, 'id' | 'email'>, more: object = {}) => ({
  headers: as({ userId: id, email, ...more }),
})

/** The application with the demo professionals of the tenant oncall, on a clock that the test sets. */
export interface ConsultationsTest extends TestApp {
  /** Priya Natarajan, in Chicago. */
  readonly partnerId: number
  readonly setNow: (time: Date | string) => void
  /** For `ask`: her, and an admin. */
  readonly partner: () => ReturnType<typeof signedAs>
  readonly admin: (more?: object) => ReturnType<typeof signedAs>
  /** A person whose plan has an hour a week from the start of the test on. */
  readonly addClient: (given?: object) => Promise<Person>
  /** With her, unless `partnerId` says otherwise; the id of the new consultation. */
  readonly book: (client: Person, startsAt: string, given?: { readonly partnerId: number }) => Promise<string>
}

interface Options {
  readonly startsAt: Date
  readonly config?: Partial<Config>
}

export async function openConsultations({
  startsAt: start,
  config = {},
}: Options): Promise<ConsultationsTest> {
  let now = start
  const test = await openTestApp({ services: { now: () => now }, authenticate: byTestHeader, config })
  await seedDemoPartners(test.services)
  const { id: partnerId } = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>()
  return {
    ...test,
    partnerId,
    setNow: (time) => void (now = new Date(time)),
    partner: () => signedAs({ id: partnerId, email: 'partner@oncall.test' }, { isProfessionalPartner: true }),
    admin: (more = {}) => signedAs({ id: 9999, email: 'admin@oncall.test' }, { role: 'admin', ...more }),
    async addClient(given = {}) {
      const person = await addPerson(test, { email: `client-${randomUUID()}@oncall.test`, ...given })
      await test.services.database.withTenant(1, (tx) =>
        grantHours(tx, { tenantId: 1, userId: person.id, kind: 'partner-plan', startsAt: start }),
      )
      return person
    },
    async book(client, startsAt, given = { partnerId }) {
      const body = { startsAt, topic: TOPIC, ...given }
      const answer = await ask(test, '/consultations', { ...signedAs(client), body })
      return Consultation.parse(answer.json()).id
    },
  }
}
