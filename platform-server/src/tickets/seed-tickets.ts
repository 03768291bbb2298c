import { eq } from 'drizzle-orm'
import type { TicketCategory, TicketPriority, TicketState } from '@platform/shared-contracts/http'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { ticketMessages, tickets } from '../lib/data/schema/tickets.ts'
import { findByEmail } from '../domain/accounts/people.ts'

const TENANTS = [
  [1, 'oncall.test'],
  [2, 'trinova.test'],
] as const
const HOUR_MS = 60 * 60 * 1000

interface DemoTicket {
  readonly from: 'subscriber' | 'learner' | 'partner'
  readonly subject: string
  readonly category: TicketCategory
  readonly priority: TicketPriority
  readonly state: TicketState
  readonly hoursAgo: number
  readonly path: string
  readonly asks: string
  readonly answer?: string
}

const DEMO: readonly DemoTicket[] = [
  {
    from: 'subscriber',
    subject: 'My last name is misspelled on the ladder certificate',
    category: 'name',
    priority: 'high',
    state: 'new',
    hoursAgo: 3,
    path: '/certificates',
    asks: 'The certificate says Torrez, with a z. At the job site they compare it with my driver’s license. Can you reissue it with Torres?',
  },
  {
    from: 'learner',
    subject: 'Charged twice for Fall Protection?',
    category: 'billing',
    priority: 'urgent',
    state: 'open',
    hoursAgo: 20,
    path: '/subscriptions',
    asks: 'I see two charges of $40 from Monday. I bought the course once.',
    answer: 'Thank you for letting us know. I am checking both charges and will get back to you today.',
  },
  {
    from: 'subscriber',
    subject: 'Lesson 3 of Lockout has no captions',
    category: 'content',
    priority: 'normal',
    state: 'waiting',
    hoursAgo: 52,
    path: '/modules/IC0116',
    asks: 'The other lessons have captions, but this one does not. I train in a loud shop and need them.',
    answer: 'You are right. They were missing in one language. Which language did you choose?',
  },
  {
    from: 'partner',
    subject: 'How do I change my weekly hours?',
    category: 'other',
    priority: 'low',
    state: 'solved',
    hoursAgo: 120,
    path: '/training-dashboard',
    asks: 'Starting in December, I am available on Thursdays instead of Tuesdays.',
    answer: 'Done. You are available on Thursdays starting December 3. Learners can see your new hours.',
  },
]

/** Questions as they come in; only where there are none. */
export async function seedDemoTickets({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const [tenantId, domain] of TENANTS)
    await database.withTenant(tenantId, async (tx) => {
      if ((await tx.$count(tickets, eq(tickets.tenantId, tenantId))) > 0) return
      for (const demo of DEMO) await seedTicket(tx, { tenantId, domain, demo, now: now() })
    })
}

interface Seeding {
  readonly tenantId: number
  readonly domain: string
  readonly demo: DemoTicket
  readonly now: Date
}

async function seedTicket(tx: Tx, { tenantId, domain, demo, now }: Seeding): Promise<void> {
  const { from, hoursAgo, asks, answer, ...ticket } = demo
  const person = await findByEmail(tx, `${from}@${domain}`)
  if (!person) return
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
  const answeredAt = new Date(createdAt.getTime() + 2 * HOUR_MS)
  const handled = answer ? { assignee: `super@${domain}`, firstReplyAt: answeredAt } : {}
  const [made] = await tx
    .insert(tickets)
    .values({ ...ticket, ...handled, tenantId, userId: person.id, createdAt, updatedAt: createdAt })
    .returning()
  if (!made) return
  const author = `${person.firstName} ${person.lastName}`
  const question = { author, isStaff: false, text: asks, at: createdAt }
  const replies = answer ? [{ author: 'Support', isStaff: true, text: answer, at: answeredAt }] : []
  const messages = [question, ...replies].map((message) => ({ ...message, tenantId, ticketId: made.id }))
  await tx.insert(ticketMessages).values(messages)
}
