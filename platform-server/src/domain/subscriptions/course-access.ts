import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { and, eq, inArray } from 'drizzle-orm'
import { givenModules } from '../lti/given-modules.ts'
import type { SignedIn } from '../../app/request-context.ts'
import type { Database, Tx } from '../../lib/data/database.ts'
import { courseAccess } from '../../lib/data/schema/orders.ts'
import type { ProblemKey } from '../../lib/messages/problem-messages.ts'
import { ProblemError } from '../../lib/problem.ts'
import { subscriptionEnd } from './subscription.ts'

/**
 * Whether a user may take a module: subscribers and staff may take all of them, others what was bought for them or what
 * the learning management system gives that brought them.
 */
export async function hasCourse(
  database: Pick<Database, 'withTenant'>,
  who: SignedIn,
  moduleCode: string,
): Promise<boolean> {
  if (countsAsSubscribed(who)) return true
  return database.withTenant(who.tenantId, (tx) => ownsCourse(tx, who.userId, moduleCode))
}

/** Whether a user may read a module: partners too, because they answer questions about the lessons. */
export async function mayLearn(
  database: Pick<Database, 'withTenant'>,
  who: SignedIn | null,
  moduleCode: string,
): Promise<boolean> {
  if (who === null) return false
  return who.isProfessionalPartner || hasCourse(database, who, moduleCode)
}

/** Errors  402. */
export async function refuseUnlessLearner(
  database: Pick<Database, 'withTenant'>,
  who: SignedIn,
  moduleCode: string,
): Promise<void> {
  if (!(await mayLearn(database, who, moduleCode)))
    throw await database.withTenant(who.tenantId, (tx) =>
      subscriptionProblem(tx, who.userId, 'subscription-needed'),
    )
}

type SubscriptionNeeded = Extract<ProblemKey, `subscription-needed${string}`>

/** 402: with the text of `key` for users who never subscribed; former subscribers learn that their work is still there. */
export async function subscriptionProblem(
  tx: Tx,
  userId: number,
  key: SubscriptionNeeded,
): Promise<ProblemError> {
  if (!(await subscriptionEnd(tx, userId))) return new ProblemError(402, key)
  return new ProblemError(402, 'subscription-ended')
}

async function ownsCourse(tx: Tx, userId: number, moduleCode: string): Promise<boolean> {
  const isIt = and(eq(courseAccess.userId, userId), eq(courseAccess.moduleCode, moduleCode))
  const [row] = await tx.select({ code: courseAccess.moduleCode }).from(courseAccess).where(isIt).limit(1)
  return row !== undefined || (await givenModules(tx, [userId])).get(userId)?.includes(moduleCode) === true
}

/** Codes of the modules that were bought for a user, or that a learning management system gives them, each once. */
export async function ownedCourses(tx: Tx, userId: number): Promise<string[]> {
  return (await coursesOwnedBy(tx, [userId]))(userId)
}

/** The same of many users. */
export async function coursesOwnedBy(
  tx: Tx,
  userIds: readonly number[],
): Promise<(userId: number) => string[]> {
  const rows = await tx
    .selectDistinct({ userId: courseAccess.userId, code: courseAccess.moduleCode })
    .from(courseAccess)
    .where(inArray(courseAccess.userId, [...userIds]))
  const bought = Map.groupBy(rows, ({ userId }) => userId)
  const given = await givenModules(tx, userIds)
  return (userId) => {
    const codes = (bought.get(userId) ?? []).map(({ code }) => code)
    return [...new Set([...codes, ...(given.get(userId) ?? [])])].toSorted()
  }
}
