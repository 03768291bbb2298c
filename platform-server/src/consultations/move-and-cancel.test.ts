import { AsyncResource } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { Consultation, EntitlementList } from '@platform/shared-contracts/http'
import type { SignedIn } from '../app/request-context.ts'
import { grantHours } from '../domain/hours/hour-ledger.ts'
import type { Tx } from '../lib/data/database.ts'
import { seedDemoPartners } from '../partners/seed-partners.ts'
import { eventually } from '../testing/eventually.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { cancelConsultation } from './cancel-consultation.ts'

const START = new Date('2026-10-19T12:00:00Z')
const BOOKED = '2026-10-29T14:00:00.000Z'
const OTHER = '2026-11-03T15:00:00.000Z'
const PARTNER: Omit<SignedIn, 'userId'> = {
  ...{ tenantId: 1, email: 'partner@oncall.test', role: 'user', sessionId: 'none', provedAt: null },
  ...{ isSubscribed: false, isProfessionalPartner: true, isOperator: false, mustAddSecondFactor: false },
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => START }, authenticate: byTestHeader })
  await seedDemoPartners(test.services)
})
afterAll(() => test.close())

/** The embedded database runs transactions one after the other: there is nobody to wait for. */
async function untilAnotherWaitsFor(tx: Tx): Promise<void> {
  if (test.services.database.kind === 'embedded') return
  const waiting = sql`select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`
  await eventually(async () => expect(await tx.execute(waiting)).toMatchObject({ rows: [{}] }))
}

it('does not move a consultation that is canceled at the same moment, and gives its hour back once', async () => {
  const { database } = test.services
  const partner = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>()
  const { id: userId, email } = await addPerson(test, { email: 'client@oncall.test', state: 'IL' })
  await database.withTenant(1, (tx) =>
    grantHours(tx, { tenantId: 1, userId, kind: 'partner-plan', startsAt: START }),
  )
  const signed = { headers: as({ userId, email }) }
  const body = { partnerId: partner.id, startsAt: BOOKED, topic: 'Anchor points on the new roof' }
  const { id } = Consultation.parse((await ask(test, '/consultations', { ...signed, body })).json())
  const other = { ...signed, method: 'PATCH', body: { startsAt: OTHER } } as const
  // The call of another person: not part of the transaction that cancels.
  const move = AsyncResource.bind(() => ask(test, `/consultations/${id}`, other))

  const { moved } = await database.withTenant(1, async (tx) => {
    await cancelConsultation(tx, { ...PARTNER, userId: partner.id }, { id, now: START })
    const answer = move()
    await untilAnotherWaitsFor(tx)
    return { moved: answer }
  })
  expect((await moved).statusCode).toBe(409)
  const [plan] = EntitlementList.parse((await ask(test, '/entitlements', signed)).json())
  expect(plan?.windows.map(({ minutesLeft }) => minutesLeft)).toEqual([60, 60, 60, 60, 60])
})
