import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { apiDocs } from './app/api-docs.ts'
import { diskGuard, type DiskOptions } from './app/disk-guard.ts'
import { health } from './app/health.ts'
import { leaving } from './app/leaving.ts'
import { limits } from './app/limits.ts'
import { metrics } from './app/metrics.ts'
import { openFastify } from './app/open-fastify.ts'
import { overload } from './app/overload.ts'
import { problemAnswers } from './app/problem-answers.ts'
import { securityHeaders } from './app/security-headers.ts'
import { requestContext, type Authenticate } from './app/request-context.ts'
import type { Services } from './app/services.ts'
import { workers } from './app/workers.ts'
import { useZod } from './app/zod-compilers.ts'
import { apiRoutes } from './api-routes.ts'
import { createCompanySecrets } from './companies/company-secret.ts'
import { createPersonConfirmation } from './companies/confirm-person.ts'
import { createListedPaths } from './listed-paths.ts'
import { freeBytes } from './lib/disk-space.ts'
import type { Sandbox } from './lib/sandbox/sandbox.ts'
import type { WorkPoolOptions } from './lib/workers/work-pool.ts'
import { openReleases } from './open-releases.ts'
import { releaseRoutes } from './release-routes.ts'
import { securityTxtRoutes } from './security-txt/security-txt.routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { countPageViews } from './traffic/count-page-views.ts'
import { createTraffic } from './traffic/traffic.ts'
import { ownHosts } from './tenants/known-hosts.rule.ts'
import { createTenantDirectory } from './tenants/tenant-directory.ts'
import { filesRoutes } from './uploads/files.routes.ts'

const MAX_EVENT_LOOP_DELAY_MS = 1_000
const WORKER = path.resolve(import.meta.dirname, 'worker-thread.ts')
const BODY_LIMIT_BYTES = 256 * 1024

/** What a test may replace. */
export interface Replacements {
  readonly authenticate?: Authenticate
  /** A test shares its process with what it measures: seeding, hashing, the compiler. */
  readonly maxEventLoopDelayMs?: number
  readonly workers?: Partial<WorkPoolOptions>
  readonly freeDiskBytes?: DiskOptions['freeDiskBytes']
  readonly sandbox?: Sandbox
  /** When this time is over the server is ready, whatever was rendered. */
  readonly firstPagesLimitMs?: number
}

/** Host names that need no tenant's row. */
function hostsOfThisServer({ database, ...config }: Services['config']): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address),
  )
  return ownHosts({ ...config, addresses, isEmbedded: database.kind === 'embedded' })
}

/** The whole application, ready to listen or to take requests through `inject`. It closes none of the services. */
export async function buildApp(
  services: Services,
  replacements: Replacements = {},
): Promise<FastifyInstance> {
  const { config, database, log } = services
  const tenants = await createTenantDirectory(database, hostsOfThisServer(config))
  const secrets = createCompanySecrets(services)
  const confirmPerson = createPersonConfirmation({ services, secrets })
  const sessions = createSessions({ ...services, confirmPerson })
  const releases = await openReleases(services, replacements.sandbox)
  const app = openFastify(
    {
      loggerInstance: log satisfies FastifyBaseLogger as FastifyBaseLogger,
      trustProxy: config.trustProxy,
      bodyLimit: BODY_LIMIT_BYTES,
      genReqId: () => randomUUID(),
      routerOptions: { maxParamLength: 300 },
    },
    config,
  )
  app.addHook('onClose', () => releases.sandbox.close())
  useZod(app)
  await app.register(securityHeaders)
  await app.register(cookie)
  await app.register(problemAnswers)
  await app.register(diskGuard, {
    freeDiskBytes: replacements.freeDiskBytes ?? (() => freeBytes(config.dataDir)),
    minFreeDiskBytes: config.minFreeDiskBytes,
    holdsDatabase: database.kind === 'embedded',
  })
  await app.register(health, { isReady: () => database.ping() })
  await app.register(leaving, config)
  await app.register(metrics, { token: config.metricsToken })
  await app.register(overload, {
    maxEventLoopDelayMs: replacements.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
  })
  await app.register(limits, config)
  await app.register(workers, { filename: WORKER, ...replacements.workers })
  await app.register(requestContext, {
    tenants,
    authenticate: replacements.authenticate ?? sessions.authenticate,
    explainRefusal: sessions.refusalOf,
  })
  app.addHook('onSend', (request, reply, _body, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  await app.register(apiDocs)
  const traffic = createTraffic(services)
  await app.register(countPageViews, { traffic, paths: createListedPaths(releases, services.now) })
  const forget = tenants.forget
  await app.register(apiRoutes, { prefix: '/api', services, sessions, releases, traffic, forget })
  await app.register(securityTxtRoutes, { contact: config.securityContact, now: services.now })
  await app.register(filesRoutes, { storage: services.storage })
  const { firstPagesLimitMs } = replacements
  await releaseRoutes(app, services, releases, { tenants, firstPagesLimitMs })
  return app
}
