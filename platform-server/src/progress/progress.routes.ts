import { ProgressList, ProgressUpdate, verbatim } from '@platform/shared-contracts/http'
import {
  CORE_MODULES,
  countsAsSubscribed,
  PROGRESS_STATUSES,
  statusToWire,
} from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireUser, type SignedIn } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { subscriptionProblem } from '../domain/subscriptions/course-access.ts'
import type { Tx } from '../lib/data/database.ts'
import { accountEmail, findByEmail } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { pastTrainingRoutes } from './past-training.routes.ts'
import { listProgress, recordProgress } from '../domain/progress/sql-progress.ts'

const own = { tags: ['Progress'], security: BEARER }
const WIRE_STATUSES: readonly string[] = PROGRESS_STATUSES.map(statusToWire)

/** The calls of spec section 7: a learner's own progress, by the learner's own email. */
export const progressRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { database, now } },
) => {
  app.addHook('onRequest', requireUser)

  app.get(
    '/progress',
    {
      schema: {
        ...own,
        summary: 'Get my progress, one record per started module',
        querystring: z.object({ email: verbatim(254).check(z.minLength(1)) }),
        response: { 200: ProgressList, ...refusals(400, 401, 402, 403, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return database.withTenant(who.tenantId, async (tx) => {
        await requireOwnProgress(tx, who, request.query.email)
        return listProgress(tx, who.userId)
      })
    },
  )

  app.post(
    '/module/:id/progress',
    {
      schema: {
        ...own,
        summary: 'Set my own note on the status of a module, which counts for nothing; safe to retry',
        description:
          'Give an update that may be retried, such as one from a queue, its own Idempotency-Key. It is then recorded once.',
        params: z.object({ id: verbatim(64) }),
        headers: z.object({
          'idempotency-key': z.optional(verbatim(100).check(z.minLength(1))),
        }),
        body: ProgressUpdate,
        response: { 204: z.null(), ...refusals(401, 402, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const who = currentUser(request)
      const status = statusToWire(request.body.status)
      await database.withTenant(who.tenantId, async (tx) => {
        await requireOwnProgress(tx, who, request.body.email)
        const { tenantId, userId } = who
        const moduleCode = knownModule(request.params.id)
        refuseUnknownStatus(status)
        const requestKey = request.headers['idempotency-key'] ?? null
        const note = { moduleCode, status, requestKey, isSelfReported: true, at: now() }
        await recordProgress(tx, { tenantId, userId, ...note })
      })
      return reply.code(204).send(null)
    },
  )

  await addRoutes(app, pastTrainingRoutes, { services: { database, now } })
}

/** Another person's progress is refused; a person who is not in this tenant is not found. */
async function requireOwnProgress(tx: Tx, who: SignedIn, email: string): Promise<void> {
  if (accountEmail(email) !== who.email) {
    if (await findByEmail(tx, email)) throw new ProblemError(403, 'not-yours')
    throw new ProblemError(404, 'learner-not-found')
  }
  if (!countsAsSubscribed(who))
    throw await subscriptionProblem(tx, who.userId, 'subscription-needed:progress')
}

function knownModule(id: string): string {
  if (CORE_MODULES.some(({ code }) => code === id)) return id
  throw new ProblemError(404, 'module-not-found')
}

function refuseUnknownStatus(status: string): void {
  if (WIRE_STATUSES.includes(status)) return
  throw new ProblemError(422, 'unknown-status', {
    values: { statuses: WIRE_STATUSES.join(', ') },
    field: 'status',
  })
}
