import { code, ScheduledJobList } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireOperator } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { ScheduledJob } from '../lib/jobs/job.ts'
import { ProblemError } from '../lib/problem.ts'

const own = { tags: ['Operators'], security: BEARER }
const params = z.object({ name: code(/^[a-z-]+$/, 80) })

const LIST = {
  ...own,
  summary: 'List the scheduled jobs, each with its latest run',
  response: { 200: ScheduledJobList, ...refusals(401, 403) },
}
const RUN = {
  ...own,
  summary: 'Run a scheduled job now',
  description: 'It does what is due, and nothing twice. The answer does not wait for its end.',
  params,
  response: { 202: z.null(), ...refusals(401, 403, 404, 429) },
}
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** After an outage, operators need not wait for the next hour or night. */
export const scheduledJobsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'jobs'>> = async (
  app,
  { database, jobs },
) => {
  app.addHook('onRequest', requireOperator)

  app.get('/operators/jobs', { schema: LIST }, async () => ({ items: (await jobs.scheduled()).map(onWire) }))

  app.post('/operators/jobs/:name/run', { schema: RUN, config: LIMIT }, async (request, reply) => {
    const { name } = request.params
    await database.withPlatform(async (tx) => {
      if (!(await jobs.runNow(name, tx))) throw new ProblemError(404, 'no-job')
      const actor = currentUser(request).email
      await recordAudit(tx, { tenantId: null, actor, action: 'job.run', subject: `job/${name}` })
    })
    return reply.code(202).send(null)
  })
}

function onWire({ name, cron, lastRun }: ScheduledJob): ScheduledJobList['items'][number] {
  if (!lastRun) return { name, cron, lastRun }
  const { state, enqueuedAt, endedAt } = lastRun
  const times = { enqueuedAt: enqueuedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
  return { name, cron, lastRun: { state, ...times } }
}
