import { PastTraining } from '@platform/shared-contracts/http'
import { asc, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { progress } from '../lib/data/schema/progress.ts'
import { subscriptionEnd } from '../domain/subscriptions/subscription.ts'

/** What stays readable once a subscription has ended; the routes of the specification refuse the user then. */
export const pastTrainingRoutes: FastifyPluginAsyncZod<{ services: Pick<Services, 'database'> }> = async (
  app,
  { services: { database } },
) => {
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
      return database.withTenant(tenantId, (tx) => readPastTraining(tx, userId))
    },
  )
}

async function readPastTraining(tx: Tx, userId: number): Promise<PastTraining> {
  const endedAt = await subscriptionEnd(tx, userId)
  const rows = await tx
    .select()
    .from(progress)
    .where(eq(progress.userId, userId))
    .orderBy(asc(progress.moduleCode))
  return {
    subscriptionEndedAt: endedAt?.toISOString() ?? null,
    modules: rows.map(({ moduleCode: code, status, updatedAt }) => ({
      ...{ code, status },
      updatedAt: updatedAt.toISOString(),
    })),
  }
}
