import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRoutes } from '../../app/add-routes.ts'
import type { Services } from '../../app/services.ts'
import type { StoreStatements } from '../../domain/xapi/statement-store.ts'
import { packageLaunches } from '../../lib/data/schema/training/packages.ts'
import { packageNotFound } from '../sql-packages.ts'
import { ON_PACKAGE_HOST, TokenParams } from '../playing/content-route.ts'
import { hashOf, type FindLaunch } from '../playing/launches.ts'
import { documentRoutes } from './document.routes.ts'
import { statementRoutes } from './statement.routes.ts'

interface Options {
  readonly services: Pick<Services, 'config' | 'now'>
  readonly findLaunch: FindLaunch
  readonly store: StoreStatements
}

/** How cmi5 words a second request for the token of one launch. */
const USED = { 'error-code': '1', 'error-text': 'The token of this launch was already given out.' }

/** The endpoint ends with a slash, and some content adds one of its own before the name of a resource. */
const ENDPOINTS = ['/package-content/:token/xapi', '/package-content/:token/xapi/']

/** What content of cmi5 asks of its platform: the token once, then xAPI with it, within its own registration. */
export const cmi5Routes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { findLaunch } = options
  const schema = { hide: true, params: TokenParams }

  app.post('/package-content/:token/fetch', { schema, ...ON_PACKAGE_HOST }, async (request, reply) => {
    const secret = randomBytes(32).toString('base64url')
    const answer = await findLaunch(
      request,
      request.params.token,
      async (tx, { session, package: { kind } }) => {
        if (kind !== 'cmi5') throw packageNotFound()
        // The condition is part of the change: of two requests at once only one gets the token.
        const isFirst = and(eq(packageLaunches.id, session.id), isNull(packageLaunches.authHash))
        const changed = await tx
          .update(packageLaunches)
          .set({ authHash: hashOf(secret) })
          .where(isFirst)
          .returning({ id: packageLaunches.id })
        if (changed.length === 0) return USED
        return { 'auth-token': Buffer.from(`${session.id}:${secret}`).toString('base64') }
      },
    )
    return reply.header('cache-control', 'no-store').send(answer)
  })

  for (const root of ENDPOINTS) {
    await addRoutes(app, statementRoutes, { ...options, root })
    await addRoutes(app, documentRoutes, { ...options, root })
  }
}
