import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { orders, seatInvitations } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { TEST_CUSTOMERS } from '../lib/payments/test-card.ts'
import { grantSeat } from '../domain/orders/grant-order.ts'
import { insertOrder } from '../domain/orders/insert-order.ts'
import { grantPaidOrder, insertPayment } from '../domain/orders/pay-order.ts'
import { priceOrder } from '../domain/orders/price-order.rule.ts'
import type { StoredOrder } from '../domain/orders/read-orders.ts'
import { lockOrder, ordersOf } from '../domain/orders/sql-orders.ts'

const DAY_MS = 24 * 60 * 60_000

interface Demo {
  readonly name: string
  readonly codes: readonly string[]
  readonly seats: number
  readonly daysAgo: number
  readonly isPaid: boolean
  readonly hasInvitations?: boolean | undefined
  /** Paid with the test card, to which the renewals are charged. */
  readonly renews?: boolean
}

const LADDERS = ['IC0110', 'IC0112', 'IC0114']

/** The oldest of each buyer first, so that their numbers follow one another. */
const DEMO: readonly Demo[] = [
  { name: 'mei.chen', codes: ['IC0111'], seats: 12, daysAgo: 310, isPaid: true },
  { name: 'mei.chen', codes: ['IC0116', 'IC0117'], seats: 8, daysAgo: 240, isPaid: true },
  {
    name: 'mei.chen',
    codes: ['IC0110', 'IC0111', 'IC0112', 'IC0113'],
    seats: 10,
    daysAgo: 165,
    isPaid: true,
  },
  { name: 'mei.chen', codes: ['IC0119'], seats: 6, daysAgo: 95, isPaid: true },
  { name: 'mei.chen', codes: ['IC0113', 'IC0115'], seats: 9, daysAgo: 50, isPaid: true },
  { name: 'mei.chen', codes: LADDERS, seats: 5, daysAgo: 20, isPaid: true, hasInvitations: true },
  { name: 'subscriber', codes: ['LS0100'], seats: 1, daysAgo: 11, isPaid: true, renews: true },
  { name: 'hector.salazar', codes: ['PS0100'], seats: 1, daysAgo: 3, isPaid: false },
  { name: 'learner', codes: ['IC0110', 'IC0116', 'IC0117'], seats: 1, daysAgo: 1, isPaid: false },
]

interface DemoTenant {
  readonly tenantId: number
  readonly domain: string
  readonly companyName: string
}

/** Orders that wait and one that is paid. A user who has orders already is left unchanged. */
export async function seedDemoOrders(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenants: readonly DemoTenant[],
): Promise<void> {
  for (const { tenantId, domain, companyName } of tenants)
    await database.withTenant(tenantId, async (tx) => {
      for (const name of new Set(DEMO.map((demo) => demo.name))) {
        const isThem = eq(users.email, `${name}@${domain}`)
        const [person] = await tx.select().from(users).where(isThem)
        if (!person || (await ordersOf(tx, person.id)).length > 0) continue
        for (const demo of DEMO.filter((one) => one.name === name))
          await seedOrder(tx, person, { demo, companyName, now: now() })
      }
    })
}

interface SeedOptions {
  readonly demo: Demo
  readonly companyName: string
  readonly now: Date
}

async function seedOrder(tx: Tx, person: Person, { demo, companyName, now }: SeedOptions): Promise<void> {
  const { codes, seats, daysAgo, isPaid, hasInvitations, renews } = demo
  const quote = priceOrder({ codes: [...codes], seats }, {})
  if (typeof quote === 'string') throw new Error(quote)
  const { id: userId, tenantId } = person
  const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
  const paidAt = new Date(placedAt.getTime() + (renews === true ? 0 : 2 * DAY_MS))
  const { id } = await insertOrder(tx, {
    ...{ tenantId, userId, quote, renews: renews === true, at: placedAt, termsVersion: '2026.4' },
    ...{ requestKey: `demo-${daysAgo}`, requestHash: null },
    billing: {
      name: `${person.firstName} ${person.lastName}`,
      companyName,
      address: '14 Harbor Road, Galveston, TX 77550',
      poNumber: isPaid ? 'PO-4471' : '',
    },
  })
  if (renews) await letRenew(tx, id)
  const stored = await lockOrder(tx, id)
  if (isPaid && stored) await openDemoOrder(tx, { stored, person, at: paidAt })
  if (hasInvitations) await inviteColleagues(tx, { tenantId, orderId: id, now })
}

async function letRenew(tx: Tx, id: string): Promise<void> {
  await tx.update(orders).set({ cardCustomer: TEST_CUSTOMERS.accepted }).where(eq(orders.id, id))
}

interface DemoOrderOptions {
  readonly stored: StoredOrder
  readonly person: Person
  readonly at: Date
}

/** Paid modules are open; of several seats the buyer has one. */
async function openDemoOrder(tx: Tx, { stored, person, at }: DemoOrderOptions): Promise<void> {
  const { tenantId, totalCents: amountCents } = stored
  const paid = stored.renews
    ? ({ method: 'test-card', recordedBy: 'test card', note: 'Test card' } as const)
    : ({ method: 'transfer', recordedBy: 'super@demo', note: 'Bank transfer' } as const)
  const payment = { ...paid, amountCents, reportKey: `demo/${stored.id}` }
  await insertPayment(tx, stored, { payment, at })
  const order = await grantPaidOrder(tx, stored, { payment, at })
  if (order.seats > 1) await grantSeat(tx, { tenantId, order, at, userId: person.id })
}

interface Invitations {
  readonly tenantId: number
  readonly orderId: string
  readonly now: Date
}

/** One colleague has been invited, and the invitation of another has expired. */
async function inviteColleagues(tx: Tx, { tenantId, orderId, now }: Invitations): Promise<void> {
  const invited = [
    { email: 'new.hire@harbor.test', sentDaysAgo: 2 },
    { email: 'left.already@harbor.test', sentDaysAgo: 18 },
  ]
  await tx.insert(seatInvitations).values(
    invited.map(({ email, sentDaysAgo }) => {
      const sentAt = new Date(now.getTime() - sentDaysAgo * DAY_MS)
      const expiresAt = new Date(sentAt.getTime() + 14 * DAY_MS)
      // No one knows a token for it: the demo sends no emails.
      return {
        id: randomUUID(),
        tenantId,
        orderId,
        email,
        tokenHash: randomUUID(),
        sentAt,
        expiresAt,
      }
    }),
  )
}
