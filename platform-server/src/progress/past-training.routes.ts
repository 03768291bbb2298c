import { PastTraining } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { measuredOf } from '../domain/progress/sql-measured.ts'
import { subscriptionEnd } from '../domain/subscriptions/subscription.ts'

/** What stays readable once a subscription has ended; the routes of the specification refuse the user then. */
export const pastTrainingRoutes: FastifyPluginAsyncZod<{
  services: Pick<Services, 'database' | 'now'>
}> = async (app, { services: { database, now } }) => {
  app.addHook('onRequest', requireUser)

  app.get(
    '/past-training',
    {
      schema: {
        tags: ['Progress'],
        security: BEARER,
        summary: 'Get my past training, even without a subscription',
        response: { 200: PastTraining, ...refusals(401) },
      },
    },
    async (request) => {
      const { tenantId, userId } = currentUser(request)
      return database.withTenant(tenantId, (tx) => readPastTraining(tx, userId, now()))
    },
  )
}

async function readPastTraining(tx: Tx, userId: number, now: Date): Promise<PastTraining> {
  const endedAt = await subscriptionEnd(tx, userId)
  const measured = await measuredOf(tx, [userId], now)
  return {
    subscriptionEndedAt: endedAt?.toISOString() ?? null,
    modules: CORE_MODULES.flatMap(({ code }) => {
      const state = measured({ userId, moduleCode: code })
      return state ? [{ code, status: state.status, updatedAt: state.at.toISOString() }] : []
    }),
  }
}
