import { LoginAnswer, LtiCode, LtiConnection } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, refuseOnTablet, requireProof, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { findById, type Person } from '../../domain/accounts/people.ts'
import { deviceOf } from '../../domain/sessions/device.ts'
import { refuseUnusable } from '../../domain/sessions/login-refusals.ts'
import { sessionEnded } from '../../domain/sessions/session-refusals.ts'
import type { Sessions } from '../../domain/sessions/sessions.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { LaunchedPerson } from '../../lib/data/schema/standards/lti.ts'
import { ProblemError } from '../../lib/problem.ts'
import { openColumn } from '../grades/open-column.ts'
import { findPlatform, type PlatformRow } from '../platforms/sql-platforms.ts'
import { browserOf } from './browser.ts'
import { connect, connectedAccount, isTaken, makeAccount } from './connected-people.ts'
import { holdLaunch, useUpLaunch } from './launches.ts'
import { entryOf, isProtected } from './may-open.rule.ts'

const ENTER = {
  tags: ['LTI'],
  summary: 'Exchange the code of a launch for a session, once and in the browser of the launch',
  body: LtiCode,
  response: { 200: LoginAnswer, ...refusals(401, 403, 409, 410, 422, 429) },
}
const CONNECT = {
  tags: ['LTI'],
  security: BEARER,
  summary: 'Connect my account with the person of a launch',
  body: LtiCode,
  response: { 200: LtiConnection, ...refusals(401, 403, 409, 410, 422, 429) },
}
const LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute' } }

interface Options {
  readonly services: Pick<Services, 'database' | 'now' | 'jobs'>
  readonly sessions: Pick<Sessions, 'open'>
}

/** The last step of a launch, called by our own page. */
export const entryRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, sessions }) => {
  const { database, now } = services

  app.post('/auth/lti', { schema: ENTER, config: LIMIT }, (request) =>
    database.withTenant(request.tenant.id, async (tx) => {
      const { row, platform, person } = await opened(tx, request, now())
      const account = await enter(tx, platform, person, now())
      refuseUnusable(account)
      await useUpLaunch(tx, row, now())
      await openColumn(services.jobs, tx, { platform, person, userId: account.id })
      return sessions.open(tx, account, deviceOf(request))
    }),
  )

  await addRoutes(app, connectionRoutes, { services })
}

/** From the connection on, the platform can open the account: a stolen session must not be able to connect it. */
const connectionRoutes: FastifyPluginAsyncZod<Pick<Options, 'services'>> = async (app, { services }) => {
  const { database, now, jobs } = services
  app.addHook('onRequest', requireUser)
  app.addHook('preHandler', refuseOnTablet)
  app.addHook('preHandler', requireProof(now))

  app.post('/lti/connections', { schema: CONNECT, config: LIMIT }, (request) =>
    database.withTenant(request.tenant.id, async (tx) => {
      const { userId, email } = currentUser(request)
      const { row, platform, person } = await opened(tx, request, now())
      const account = await findById(tx, userId)
      if (!account) throw sessionEnded()
      if (isProtected(account)) throw new ProblemError(403, 'lti-account')
      const known = await connectedAccount(tx, platform, person.subject)
      if (known && known.id !== userId) throw new ProblemError(409, 'lti-connected')
      if (!known) {
        await connect(tx, platform, { userId, subject: person.subject, now: now() })
        const after = { platform: platform.name }
        const audited = { tenantId: platform.tenantId, actor: email, subject: `lti/${platform.id}`, after }
        await recordAudit(tx, { ...audited, action: 'lti.connect' })
      }
      await useUpLaunch(tx, row, now())
      await openColumn(jobs, tx, { platform, person, userId })
      return { moduleCode: person.moduleCode }
    }),
  )
}

/** Errors  410 for a code that is over, used, or of another browser. */
async function opened(tx: Tx, request: FastifyRequest<{ Body: LtiCode }>, now: Date) {
  const shown = { code: request.body.code, browserHash: browserOf(request), now }
  const row = await holdLaunch(tx, shown)
  if (!row?.person) throw new ProblemError(410, 'lti-launch-over')
  const platform = await findPlatform(tx, row.platformId)
  if (!platform.isActive) throw new ProblemError(410, 'lti-launch-over')
  return { row, platform, person: row.person }
}

async function enter(tx: Tx, platform: PlatformRow, person: LaunchedPerson, now: Date): Promise<Person> {
  const connected = await connectedAccount(tx, platform, person.subject)
  const found = { trustedDomains: platform.emailDomains, isTaken: await isTaken(tx, person.email) }
  const entry = entryOf(person, connected, found)
  if (entry === 'open' && connected) return connected
  if (entry === 'refuse') throw new ProblemError(403, 'lti-account')
  if (entry !== 'make') throw new ProblemError(409, 'lti-sign-in')
  const account = await makeAccount(tx, platform, person, now)
  await connect(tx, platform, { userId: account.id, subject: person.subject, now })
  return account
}
