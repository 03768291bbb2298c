import { randomUUID } from 'node:crypto'
import path from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { apiDocs } from './app/plugins/api-docs.ts'
import { diskGuard, type DiskOptions } from './app/plugins/disk-guard.ts'
import { drainProxies } from './app/http/drain-proxies.ts'
import { health } from './app/http/health.ts'
import { limits } from './app/plugins/limits.ts'
import { metrics } from './app/plugins/metrics.ts'
import { openFastify } from './app/http/open-fastify.ts'
import { overload } from './app/plugins/overload.ts'
import { problemAnswers } from './app/plugins/problem-answers.ts'
import { requestContext, type Authenticate } from './app/request-context.ts'
import { securityHeaders } from './app/plugins/security-headers.ts'
import type { Services } from './app/services.ts'
import { workers } from './app/workers.ts'
import { useZod } from './app/http/zod-compilers.ts'
import { createListedPaths } from './domain/releases/listed-paths.ts'
import { countPageViews } from './domain/traffic/count-page-views.ts'
import { freeBytes } from './lib/process/disk-space.ts'
import type { WorkPoolOptions } from './lib/workers/work-pool.ts'
import type { SharedServices } from './shared-services.ts'

const MAX_EVENT_LOOP_DELAY_MS = 1_000
const WORKER = path.resolve(import.meta.dirname, 'worker-thread.ts')
const BODY_LIMIT_BYTES = 256 * 1024

/** What a test may replace. */
export interface CoreReplacements {
  readonly authenticate?: Authenticate
  /** A test shares its process with what it measures: seeding, hashing, the compiler. */
  readonly maxEventLoopDelayMs?: number
  readonly workers?: Partial<WorkPoolOptions>
  readonly freeDiskBytes?: DiskOptions['freeDiskBytes']
}

/** Fastify with everything that is the same for all features. The order of the hooks is the order of the checks. */
export async function openCore(
  { services, tenants, sessions, releases, traffic }: SharedServices,
  replacements: CoreReplacements,
): Promise<FastifyInstance> {
  const { config, database, now } = services
  const app = openLogged(services)
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
  await app.register(drainProxies, config)
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
  await app.register(countPageViews, { traffic, paths: createListedPaths(releases, now) })
  return app
}

function openLogged({ config, log }: Services): FastifyInstance {
  return openFastify(
    {
      loggerInstance: log satisfies FastifyBaseLogger as FastifyBaseLogger,
      trustProxy: config.trustProxy,
      bodyLimit: BODY_LIMIT_BYTES,
      genReqId: () => randomUUID(),
      routerOptions: { maxParamLength: 300 },
    },
    config,
  )
}
