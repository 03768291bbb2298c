import type { XapiStatement } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { StoreStatements } from '../../domain/xapi/statement-store.ts'
import { durationSeconds } from '../../domain/xapi/vocabulary.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { packageLaunches } from '../../lib/data/schema/training/packages.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import type { Launch } from '../playing/launches.ts'
import { recordResult, resultOf, satisfiedUnits } from '../playing/record-result.ts'
import type { UnitReport } from '../playing/unit-result.rule.ts'
import { judgeStatement, type DefinedVerb, type SessionState } from './cmi5-statement.rule.ts'
import { satisfiedStatements } from './satisfied-statements.ts'
import { activityIdOf, actorOf } from './session-context.ts'
import { XapiRefusal } from './xapi-request.ts'

interface Taking {
  readonly services: Pick<Services, 'config' | 'now'>
  readonly store: StoreStatements
  readonly statement: XapiStatement
}

/**
 * Checks a statement of content against its session, stores it, and records what it means for the result. Returns its id.
 *
 * Errors  `XapiRefusal` 403 with the reason
 */
export async function takeStatement(
  tx: Tx,
  launch: Launch,
  { services, store, statement }: Taking,
): Promise<string[]> {
  const { config, now } = services
  const owner = { ...ownerOf(launch), source: 'content' } as const
  // Sent again after a lost answer: stored once, and judged once.
  if (await isStored(tx, launch, statement)) return store(tx, [{ ...owner, statement }])
  const state = await stateOf(tx, launch, config)
  const judged = judgeStatement(statement, state)
  if (!judged.isAllowed) throw new XapiRefusal(403, judged.reason)
  const ids = await store(tx, [{ ...owner, statement }])
  if (judged.verb === null) return ids
  await noteInSession(tx, launch, judged.verb, now())
  const report = reportOf(judged.verb, statement, launch)
  const recorded = await recordResult(tx, launch, { report, now: now() })
  if (recorded.isNewlySatisfied) {
    const done = await satisfiedUnits(tx, launch.registration.id)
    const satisfied = satisfiedStatements(launch, config, done)
    await store(
      tx,
      satisfied.map((one) => ({ ...ownerOf(launch), source: 'platform', statement: one })),
    )
  }
  return ids
}

function ownerOf({ session, learner, registration }: Launch) {
  return { tenantId: session.tenantId, userId: learner.id, registrationId: registration.id }
}

async function isStored(tx: Tx, { registration }: Launch, { id }: XapiStatement): Promise<boolean> {
  if (id === undefined) return false
  const isOne = and(eq(xapiStatements.id, id), eq(xapiStatements.registrationId, registration.id))
  return (await tx.$count(xapiStatements, isOne)) > 0
}

/** Read again under a lock: one request may carry several statements, and two may come at once. */
async function stateOf(tx: Tx, launch: Launch, config: Services['config']): Promise<SessionState> {
  const isOne = eq(packageLaunches.id, launch.session.id)
  const [session = launch.session] = await tx.select().from(packageLaunches).where(isOne).for('update')
  const result = await resultOf(tx, launch.registration.id, launch.unit.id)
  return {
    sessionId: session.id,
    registrationId: launch.registration.id,
    activityId: activityIdOf(launch, config),
    actor: actorOf(launch, config),
    masteryScore: launch.unit.masteryScore,
    isInitialized: session.initializedAt !== null,
    isEnded: session.endedAt !== null,
    isJudged: session.judgedAt !== null,
    wasCompleted: result?.isCompleted === true,
    wasPassed: result?.status === 'passed',
  }
}

const COLUMNS = {
  initialized: 'initializedAt',
  completed: 'completedAt',
  passed: 'judgedAt',
  failed: 'judgedAt',
  terminated: 'endedAt',
} as const satisfies Record<DefinedVerb, keyof typeof packageLaunches.$inferInsert>

async function noteInSession(tx: Tx, { session }: Launch, verb: DefinedVerb, at: Date): Promise<void> {
  await tx
    .update(packageLaunches)
    .set({ [COLUMNS[verb]]: at })
    .where(eq(packageLaunches.id, session.id))
}

function reportOf(verb: DefinedVerb, { result = {} }: XapiStatement, { session }: Launch): UnitReport {
  const { score, duration } = result
  return {
    isCompleted: verb === 'completed',
    success: verb === 'passed' || verb === 'failed' ? verb : null,
    score: score?.scaled === undefined ? null : Math.max(0, score.scaled),
    totalSeconds: duration === undefined ? null : session.secondsBefore + durationSeconds(duration),
  }
}
