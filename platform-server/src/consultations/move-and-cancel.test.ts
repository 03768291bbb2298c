import { AsyncResource } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { EntitlementList } from '@platform/shared-contracts/http'
import type { SignedIn } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/people.ts'
import { cancelConsultation } from './cancel-consultation.ts'
import { type ConsultationsTest, openConsultations, signedAs } from './testing/consultations.ts'

const START = new Date('2026-10-19T12:00:00Z')
const BOOKED = '2026-10-29T14:00:00.000Z'
const OTHER = '2026-11-03T15:00:00.000Z'
const PARTNER: Omit<SignedIn, 'userId'> = {
  ...{ tenantId: 1, email: 'partner@oncall.test', role: 'user', sessionId: 'none', provedAt: null },
  ...{ isSubscribed: false, isProfessionalPartner: true, isOperator: false, mustAddSecondFactor: false },
  isOnTablet: false,
}

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())

/** The embedded database runs transactions one after the other: there is no one to wait for. */
async function untilAnotherWaitsFor(tx: Tx): Promise<void> {
  if (test.services.database.kind === 'embedded') return
  const waiting = sql`select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`
  await eventually(async () => expect(await tx.execute(waiting)).toMatchObject({ rows: [{}] }))
}

it('does not move a consultation that is canceled at the same moment, and gives its hour back once', async () => {
  const { database } = test.services
  const client = await test.addClient({ state: 'IL' })
  const signed = signedAs(client)
  const id = await test.book(client, BOOKED)
  const other = { ...signed, method: 'PATCH', body: { startsAt: OTHER } } as const
  // The call of another person: not part of the transaction that cancels.
  const move = AsyncResource.bind(() => ask(test, `/consultations/${id}`, other))

  const { moved } = await database.withTenant(1, async (tx) => {
    await cancelConsultation(tx, { ...PARTNER, userId: test.partnerId }, { id, now: START })
    const answer = move()
    await untilAnotherWaitsFor(tx)
    return { moved: answer }
  })
  expect((await moved).statusCode).toBe(409)
  const [plan] = EntitlementList.parse((await ask(test, '/entitlements', signed)).json())
  expect(plan?.windows.map(({ minutesLeft }) => minutesLeft)).toEqual([60, 60, 60, 60, 60])
})
