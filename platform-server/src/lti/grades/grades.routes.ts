import {
  LtiGrade,
  LtiGradePage,
  LtiGradeQuery,
  PathId,
  type LtiPlatform,
} from '@platform/shared-contracts/http'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { enqueueScore } from '../../domain/lti/report-grade.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ltiGrades } from '../../lib/data/schema/standards/lti.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { findPlatform, toPlatform } from '../platforms/sql-platforms.ts'

const own = { tags: ['LTI'], security: BEARER }

const LIST = {
  ...own,
  summary: 'List the results of a platform, what failed first',
  params: z.object({ id: PathId }),
  querystring: LtiGradeQuery,
  response: { 200: LtiGradePage, ...refusals(401, 403, 404) },
}
const RETRY = {
  ...own,
  summary: 'Send a result again',
  params: z.object({ id: z.uuid() }),
  response: { 200: LtiGrade, ...refusals(401, 403, 404, 422) },
}

interface Options {
  readonly services: Pick<Services, 'database' | 'jobs'>
}

/** Which results platforms have, for the tenant's super admins. */
export const gradesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, jobs } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/lti/platforms/:id/grades', { schema: LIST }, ({ tenant, params: { id }, query }) =>
    database.withTenant(tenant.id, async (tx) => {
      const platform = await toPlatform(tx, await findPlatform(tx, id))
      return gradePage(tx, platform, query)
    }),
  )

  app.post('/admin/lti/grades/:id/retry', { schema: RETRY }, ({ tenant, params: { id } }) =>
    database.withTenant(tenant.id, async (tx) => {
      const [before] = await tx.select().from(ltiGrades).where(eq(ltiGrades.id, id)).for('update')
      if (!before?.reportedAt) throw new ProblemError(404, 'lti-grade-not-found')
      await tx.update(ltiGrades).set({ state: 'waiting', problem: null }).where(eq(ltiGrades.id, id))
      await enqueueScore(jobs, tx, before)
      const [after] = await gradeRows(tx).where(eq(ltiGrades.id, id))
      if (!after) throw new ProblemError(404, 'lti-grade-not-found')
      return toGrade(after)
    }),
  )
}

const gradeRows = (tx: Tx) =>
  tx
    .select({ grade: ltiGrades, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(ltiGrades)
    .innerJoin(users, eq(users.id, ltiGrades.userId))

async function gradePage(
  tx: Tx,
  platform: LtiPlatform,
  { page, size }: LtiGradeQuery,
): Promise<LtiGradePage> {
  const isIn = eq(ltiGrades.platformId, platform.id)
  const isFailed = sql`case ${ltiGrades.state} when 'failed' then 0 when 'waiting' then 1 else 2 end`
  const rows = await gradeRows(tx)
    .where(isIn)
    .orderBy(asc(isFailed), sql`${desc(ltiGrades.reportedAt)} nulls last`, asc(ltiGrades.id))
    .limit(size)
    .offset((page - 1) * size)
  return { platform, items: rows.map(toGrade), total: await tx.$count(ltiGrades, isIn), page, size }
}

function toGrade({
  grade,
  firstName,
  lastName,
  email,
}: Awaited<ReturnType<typeof gradeRows>>[number]): LtiGrade {
  const { id, moduleCode, state, activity, score, reportedAt, sentAt, problem } = grade
  return {
    ...{ id, email, moduleCode, state, activity, score, problem },
    name: `${firstName} ${lastName}`,
    reportedAt: reportedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  }
}
