import { randomUUID } from 'node:crypto'
import type { XapiAgent, XapiStatement } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { lrsConnections, lrsStatements } from '../../lib/data/schema/standards/lrs.ts'
import { tenants } from '../../lib/data/schema/tenants.ts'
import { agentOf, homeOf } from '../xapi/agent.rule.ts'
import { statementOf } from './event-statement.rule.ts'
import type { LearningEvent } from './learning-event.rule.ts'
import { sendJob } from './send-job.ts'

/** What queueing needs of the services. */
export type Queueing = Pick<Services, 'config' | 'jobs' | 'now'>

interface Learner {
  readonly tenantId: number
  readonly userId: number
}

/**
 * Queues statements of what a learner did for the record store of the tenant, if there is one: part of the transaction
 * of what happened, so that neither exists without the other.
 */
export async function reportLearning(
  services: Queueing,
  tx: Tx,
  learner: Learner,
  events: readonly LearningEvent[],
): Promise<void> {
  const named = await namingOf(services, tx, learner)
  if (named) await queue(services, tx, { ...named, learner }, events.map(toStatement(named.home)))
}

/** The same for statements that were received. They keep their ids. */
export async function forwardStatements(
  services: Queueing,
  tx: Tx,
  learner: Learner,
  statements: readonly XapiStatement[],
): Promise<void> {
  const named = await namingOf(services, tx, learner)
  if (named) await queue(services, tx, { ...named, learner }, statements.map(withoutOurs))
}

export async function enqueueSending(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  tenantId: number,
): Promise<void> {
  await jobs.enqueue(sendJob, { tenantId, attemptAt: null }, { tx })
}

interface Naming {
  /** Identifier of the tenant, in front of the ids of its activities. */
  readonly home: string
  readonly actor: XapiAgent
}

/** `null` where nothing is sent. */
async function namingOf({ config }: Queueing, tx: Tx, learner: Learner): Promise<Naming | null> {
  const isOne = and(eq(lrsConnections.tenantId, learner.tenantId), eq(lrsConnections.isActive, true))
  const [found] = await tx
    .select({ namesPeople: lrsConnections.namesPeople, slug: tenants.slug })
    .from(lrsConnections)
    .innerJoin(tenants, eq(tenants.id, lrsConnections.tenantId))
    .where(isOne)
  if (!found) return null
  const { userId } = learner
  const person = found.namesPeople ? await personOf(tx, userId) : null
  const account = agentOf({ tenantSlug: found.slug, userId, name: '' }, config.trainingHost)
  return { home: homeOf(found.slug, config.trainingHost), actor: person ?? account }
}

/** An agent has one identifier: with an email address there is no account. `null` for a person without email. */
async function personOf(tx: Tx, userId: number): Promise<XapiAgent | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId))
  if (!row || !hasEmail(row.email)) return null
  const name = `${row.firstName} ${row.lastName}`.trim()
  return { objectType: 'Agent', ...(name ? { name } : {}), mbox: `mailto:${row.email}` }
}

type Unnamed = Omit<XapiStatement, 'actor'> & { readonly id: string }

/** The id is made once and stored, so that sending it again is no second statement. */
const toStatement =
  (home: string) =>
  (event: LearningEvent): Unnamed => ({ id: randomUUID(), ...statementOf(event, home) })

/** What a record store sets itself, and the name that content received for this person. */
function withoutOurs({
  id = randomUUID(),
  verb,
  object,
  result,
  context,
  timestamp,
}: XapiStatement): Unnamed {
  return JSON.parse(JSON.stringify({ id, verb, object, result, context, timestamp })) as Unnamed
}

async function queue(
  services: Queueing,
  tx: Tx,
  { actor, learner }: Naming & { readonly learner: Learner },
  statements: readonly Unnamed[],
): Promise<void> {
  if (statements.length === 0) return
  const queuedAt = services.now()
  // Callers pass rows of theirs, which have more columns.
  const { tenantId, userId } = learner
  const rows = statements.map(({ id, ...parts }) => ({
    tenantId,
    userId,
    statementId: id,
    statement: { id, actor, ...parts },
    queuedAt,
  }))
  await tx.insert(lrsStatements).values(rows).onConflictDoNothing()
  await enqueueSending(services, tx, tenantId)
}
