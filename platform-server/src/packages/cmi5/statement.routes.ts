import { verbatim, XapiStatement } from '@platform/shared-contracts/http'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import { StatementConflict, type StoreStatements } from '../../domain/xapi/statement-store.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import { ON_PACKAGE_HOST, TokenParams } from '../playing/content-route.ts'
import type { FindLaunch, Launch } from '../playing/launches.ts'
import { parseStorable } from '../playing/scorm-commit.ts'
import { takeStatement } from './take-statement.ts'
import { answerXapi, XapiRefusal } from './xapi-request.ts'

interface Options {
  readonly services: Pick<Services, 'config' | 'now'>
  readonly findLaunch: FindLaunch
  readonly store: StoreStatements
  /** The path of the endpoint. */
  readonly root: string
}

const LARGEST_BYTES = 512 * 1024
const MOST_AT_ONCE = 100

const Wanted = z.object({
  statementId: z.optional(z.uuid()),
  verb: z.optional(verbatim(2_000)),
  activity: z.optional(verbatim(2_000)),
})

/** The statements of one registration. */
export const statementRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services, findLaunch, store, root },
) => {
  const route = { ...ON_PACKAGE_HOST, bodyLimit: LARGEST_BYTES }
  const path = `${root}/statements`

  app.get(`${root}/about`, { schema: { hide: true, params: TokenParams }, ...route }, async () => ({
    version: ['1.0.3'],
  }))

  app.post(path, { schema: { hide: true, params: TokenParams }, ...route }, (request, reply) =>
    answerXapi(request, reply, { findLaunch, token: request.params.token }, async (tx, launch) => {
      const ids: string[] = []
      for (const statement of readStatements(request.body))
        ids.push(...(await taken(takeStatement(tx, launch, { services, store, statement }))))
      return ids
    }),
  )

  app.put(
    path,
    { schema: { hide: true, params: TokenParams, querystring: Wanted }, ...route },
    (request, reply) =>
      answerXapi(request, reply, { findLaunch, token: request.params.token }, async (tx, launch) => {
        const { statementId: id } = request.query
        const [statement, ...others] = readStatements(request.body)
        if (!id || !statement || others.length > 0 || (statement.id ?? id) !== id)
          throw new XapiRefusal(400, 'PUT needs one statement with the id of the address.')
        await taken(takeStatement(tx, launch, { services, store, statement: { ...statement, id } }))
        return reply.code(204).send()
      }),
  )

  app.get(
    path,
    { schema: { hide: true, params: TokenParams, querystring: Wanted }, ...route },
    (request, reply) =>
      answerXapi(request, reply, { findLaunch, token: request.params.token }, async (tx, launch) => {
        const rows = await tx
          .select({ statement: xapiStatements.statement })
          .from(xapiStatements)
          .where(matching(launch, request.query))
          .orderBy(desc(xapiStatements.position))
          .limit(MOST_AT_ONCE)
        const statements = rows.map(({ statement }) => statement)
        if (request.query.statementId === undefined) return { statements, more: '' }
        if (!statements[0]) throw new XapiRefusal(404, 'There is no such statement.')
        return statements[0]
      }),
  )
}

function readStatements(body: unknown): XapiStatement[] {
  try {
    const given = parseStorable(String(body))
    const list = z.array(XapiStatement).check(z.maxLength(MOST_AT_ONCE))
    return list.parse(Array.isArray(given) ? given : [given])
  } catch (error) {
    throw new XapiRefusal(
      400,
      error instanceof z.core.$ZodError ? z.core.prettifyError(error) : 'This is not JSON.',
    )
  }
}

function taken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof StatementConflict) throw new XapiRefusal(409, 'Another statement has this id.')
    throw error
  })
}

function matching({ registration }: Launch, wanted: z.infer<typeof Wanted>): SQL | undefined {
  return and(
    eq(xapiStatements.registrationId, registration.id),
    wanted.statementId === undefined ? undefined : eq(xapiStatements.id, wanted.statementId),
    wanted.verb === undefined ? undefined : eq(xapiStatements.verb, wanted.verb),
    wanted.activity === undefined ? undefined : eq(xapiStatements.object, wanted.activity),
  )
}
