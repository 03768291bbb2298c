import { randomUUID } from 'node:crypto'
import { Consultation } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { grantHours } from '../../domain/hours/hour-ledger.ts'
import { seedDemoPartners } from '../../partners/seed-partners.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, type TestApp } from '../../testing/test-app.ts'

/** The demo professionals of the tenant oncall; the id of one of them, in Chicago. */
export async function addPartners(test: TestApp): Promise<number> {
  await seedDemoPartners(test.services)
  return (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>().id
}

/** A person whose plan has an hour a week from this moment on. */
export async function addClient(test: TestApp, startsAt: Date, given: object = {}): Promise<Person> {
  const person = await addPerson(test, { email: `client-${randomUUID()}@oncall.test`, ...given })
  await test.services.database.withTenant(1, (tx) =>
    grantHours(tx, { tenantId: 1, userId: person.id, kind: 'partner-plan', startsAt }),
  )
  return person
}

/** For `ask`: this person, by the header of tests. */
export const signedAs = ({ id, email }: Pick<Person, 'id' | 'email'>, more: object = {}) => ({
  headers: as({ userId: id, email, ...more }),
})

/** The id of the new consultation. */
export async function book(
  test: TestApp,
  client: Person,
  { partnerId, startsAt }: { readonly partnerId: number; readonly startsAt: string },
): Promise<string> {
  const body = { partnerId, startsAt, topic: 'Anchor points on the new roof' }
  return Consultation.parse((await ask(test, '/consultations', { ...signedAs(client), body })).json()).id
}
