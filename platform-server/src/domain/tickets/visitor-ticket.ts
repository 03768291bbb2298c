import type { VisitorRequest, VisitorTopic } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import { ticketMessages, tickets } from '../../lib/data/schema/tickets.ts'

const SUBJECTS: Readonly<Record<VisitorTopic, string>> = {
  question: 'Question from a visitor',
  demo: 'Demo request',
  billing: 'Question about prices',
  accessibility: 'Accessibility problem',
}

interface Opening {
  readonly tenantId: number
  readonly request: VisitorRequest
  readonly now: Date
}

/** The ticket of someone without an account; what they wrote is its first message. */
export async function openVisitorTicket(tx: Tx, { tenantId, request, now }: Opening): Promise<void> {
  const { topic, name, email, companyName, people, message, path } = request
  const [made] = await tx
    .insert(tickets)
    .values({
      tenantId,
      visitorName: name,
      visitorEmail: email,
      subject: [SUBJECTS[topic], companyName].filter(Boolean).join(': '),
      category: topic === 'billing' ? 'billing' : 'other',
      path,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!made) throw new Error('the database did not return the new ticket')
  const about = [companyName && `Company: ${companyName}`, people && `People to train: ${people}`]
  const text = [message, ...about.filter(Boolean)].join('\n\n')
  await tx
    .insert(ticketMessages)
    .values({ tenantId, ticketId: made.id, author: name, isStaff: false, text, at: now })
}
