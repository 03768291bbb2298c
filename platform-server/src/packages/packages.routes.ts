import {
  LaunchAnswer,
  LaunchRequest,
  LearnerPackage,
  LearnerPackageList,
  PathId,
} from '@platform/shared-contracts/http'
import { countsAsAdmin, countsAsSubscribed } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser, type SignedIn } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { createLauncher, type OnLaunch } from './playing/start-launch.ts'
import { findPackage, openPackages, packageNotFound, type PackageRow } from './sql-packages.ts'
import { toLearnerPackage } from './sql-results.ts'

const own = { tags: ['Imported courses'], security: BEARER }
const params = z.object({ id: PathId })

const LIST = {
  ...own,
  summary: 'List the imported courses that are open, with my results',
  response: { 200: LearnerPackageList, ...refusals(401, 402) },
}
const READ = {
  ...own,
  summary: 'Get an imported course with my results',
  params,
  response: { 200: LearnerPackage, ...refusals(401, 402, 404) },
}
const LAUNCH = {
  ...own,
  summary: 'Open a lesson of an imported course',
  description: "Answers an address on the course's own host name, for a frame; it is for this learner only.",
  params,
  body: LaunchRequest,
  response: { 201: LaunchAnswer, ...refusals(401, 402, 404, 409, 422, 429) },
}

interface Options {
  readonly services: Pick<Services, 'database' | 'config' | 'now'>
  readonly onLaunch: OnLaunch
}

/** Imported courses for learners with a subscription; staff see those too that are not open yet. */
export const packagesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, onLaunch }) => {
  const { database, config } = services
  const launch = createLauncher(services, onLaunch)
  const isPlayable = config.packageHost !== null
  app.addHook('onRequest', requireUser)

  app.get('/packages', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, async (tx) => {
      const { userId } = subscriberOf(request)
      const list: LearnerPackage[] = []
      for (const row of await openPackages(tx))
        list.push(await toLearnerPackage(tx, row, { userId, isPlayable }))
      return list
    }),
  )

  app.get('/packages/:id', { schema: READ }, (request) =>
    database.withTenant(request.tenant.id, async (tx) => {
      const who = subscriberOf(request)
      return toLearnerPackage(tx, await visiblePackage(tx, who, request.params.id), { ...who, isPlayable })
    }),
  )

  app.post(
    '/packages/:id/launches',
    { schema: LAUNCH, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const answer = await database.withTenant(request.tenant.id, async (tx) => {
        const row = await visiblePackage(tx, subscriberOf(request), request.params.id)
        return launch(tx, request, row, request.body.unitId)
      })
      return reply.code(201).send(answer)
    },
  )
}

async function visiblePackage(tx: Tx, who: SignedIn, id: number): Promise<PackageRow> {
  const row = await findPackage(tx, id)
  if (!row.isOpen && !countsAsAdmin(who)) throw packageNotFound()
  return row
}

function subscriberOf(request: FastifyRequest): SignedIn {
  const who = currentUser(request)
  if (!countsAsSubscribed(who)) throw new ProblemError(402, 'subscription-needed:packages')
  return who
}
