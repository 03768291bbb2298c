import { randomUUID } from 'node:crypto'
import type { Order } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { orderLines, orders, seatInvitations } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { grantOrder, grantSeat } from '../domain/orders/grant-order.ts'
import { priceOrder } from '../domain/orders/price-order.rule.ts'
import { nextOrderNumber, ordersOf, readOrder } from '../domain/orders/sql-orders.ts'

const DAY_MS = 24 * 60 * 60_000

interface Demo {
  readonly name: string
  readonly codes: readonly string[]
  readonly seats: number
  readonly daysAgo: number
  readonly isPaid: boolean
}

const DEMO: readonly Demo[] = [
  { name: 'mei.chen', codes: ['IC0110', 'IC0112', 'IC0114'], seats: 5, daysAgo: 20, isPaid: true },
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
      for (const demo of DEMO) {
        const [person] = await tx
          .select()
          .from(users)
          .where(eq(users.email, `${demo.name}@${domain}`))
        if (person && (await ordersOf(tx, person.id)).length === 0)
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
  const { codes, seats, daysAgo, isPaid } = demo
  const quote = priceOrder({ codes: [...codes], seats }, {})
  if (typeof quote === 'string') throw new Error(quote)
  const { lines, ...sums } = quote
  const { id: userId, tenantId } = person
  const id = randomUUID()
  const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
  const paidAt = new Date(placedAt.getTime() + 2 * DAY_MS)
  await tx.insert(orders).values({
    ...{ id, tenantId, userId, requestKey: 'demo', termsVersion: '2026.3', placedAt, ...sums },
    number: await nextOrderNumber(tx, tenantId, placedAt.getUTCFullYear()),
    billing: {
      name: `${person.firstName} ${person.lastName}`,
      companyName,
      address: '14 Harbor Road, Galveston, TX 77550',
      poNumber: isPaid ? 'PO-4471' : '',
    },
    ...(isPaid ? { state: 'paid', paidAt, confirmedBy: 'super@demo', paymentNote: 'Bank transfer' } : {}),
  })
  await tx.insert(orderLines).values(lines.map((line, place) => ({ ...line, place, orderId: id, tenantId })))
  const order = await readOrder(tx, id)
  if (isPaid && order) await openDemoOrder(tx, { tenantId, order, person, at: paidAt, now })
}

interface DemoOrderOptions {
  readonly tenantId: number
  readonly order: Order
  readonly person: Person
  readonly at: Date
  readonly now: Date
}

/** Paid modules are open; of several seats the buyer has one, a colleague is invited, and one invitation expired. */
async function openDemoOrder(tx: Tx, { tenantId, order, person, at, now }: DemoOrderOptions): Promise<void> {
  await grantOrder(tx, { tenantId, order, at })
  if (order.seats === 1) return
  await grantSeat(tx, { tenantId, order, at, userId: person.id })
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
        orderId: order.id,
        email,
        tokenHash: randomUUID(),
        sentAt,
        expiresAt,
      }
    }),
  )
}
