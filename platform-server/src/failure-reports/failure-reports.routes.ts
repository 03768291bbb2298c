import { FailureReport, LoadReport, VisitAnswer } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { dropBeacons } from '../lib/network/beacons.ts'
import { networkOf } from '../lib/network/network.ts'
import { readStickyId } from '../lib/registry/sticky-id.ts'
import type { Reports } from '../domain/failure-reports/failure-reports.ts'
import type { Visits } from '../domain/failure-reports/visits.ts'

const FAILURE_LIMIT_BYTES = 4 * 1024
const LOADS_LIMIT_BYTES = 8 * 1024
/** A page that fails in a loop must not fill the database; the shell itself sends at most 20 a page. */
const RATE = { max: 60, timeWindow: '1 minute' }
/** Per network, whichever of its addresses sends the request: one per document. */
const VISIT_RATE = {
  ...RATE,
  keyGenerator: ({ ip }: { readonly ip: string }) => networkOf(ip) ?? ip,
}
const nothing = { 204: z.null() }

export interface ReportsOptions {
  readonly reports: Reports
  readonly visits: Visits
  readonly isRemote: (id: string) => boolean
}

/** Failures and loading times that browsers report: no login, because the visitor's page may be what is broken. */
export const failureReportsRoutes: FastifyPluginAsyncZod<ReportsOptions> = async (
  app,
  { reports, visits, isRemote },
) => {
  // An unknown remote name from a request must not create a new metrics series.
  const labelOf = (remote: string): string => (isRemote(remote) ? remote : 'unknown')
  const { failures, mounts } = openMetrics(app)
  const drop = dropBeacons(app)

  app.post(
    '/reports/visits',
    {
      schema: { response: { 200: VisitAnswer, ...nothing } },
      config: { rateLimit: VISIT_RATE },
      errorHandler: drop('visit'),
    },
    async (request, reply) => {
      const { tenant, ip } = request
      const visit = visits.issue({ tenant, stickyId: readStickyId(request), address: ip })
      reply.header('cache-control', 'no-store')
      return visit === null ? reply.code(204).send(null) : { visit }
    },
  )

  app.post(
    '/reports',
    {
      schema: { body: FailureReport, response: nothing },
      bodyLimit: FAILURE_LIMIT_BYTES,
      config: { rateLimit: RATE },
      errorHandler: drop('failure'),
    },
    async ({ body: { visit, ...report }, tenant }, reply) => {
      failures.inc({
        remote: report.remote === null ? 'shell' : labelOf(report.remote),
        phase: report.phase,
        tenant: tenant.slug,
      })
      await reports.addFailure(tenant.id, report, visit ? visits.read(visit, tenant) : null)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/reports/loads',
    {
      schema: { body: LoadReport, response: nothing },
      bodyLimit: LOADS_LIMIT_BYTES,
      config: { rateLimit: RATE },
      errorHandler: drop('load'),
    },
    async ({ body: { visit, loads }, tenant }, reply) => {
      for (const { remote, mountMs } of loads) mounts.observe({ remote: labelOf(remote) }, mountMs / 1000)
      await reports.addLoads(tenant.id, { loads }, visit ? visits.read(visit, tenant) : null)
      return reply.code(204).send(null)
    },
  )
}

function openMetrics(app: FastifyInstance) {
  const failures = new app.metrics.client.Counter({
    name: 'platform_remote_failures_total',
    help: 'Remote failures reported by browsers, by remote and phase',
    labelNames: ['remote', 'phase', 'tenant'],
  })
  const mounts = new app.metrics.client.Histogram({
    name: 'platform_remote_mount_seconds',
    help: 'Seconds from requesting a remote until its first page is on the screen, reported by browsers',
    labelNames: ['remote'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  return { failures, mounts }
}
