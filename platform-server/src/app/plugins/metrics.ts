import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyMetrics from 'fastify-metrics'
import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../../lib/problem.ts'

interface Options {
  readonly token: string | null
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

type MetricsClient = FastifyInstance['metrics']['client']
type Register = MetricsClient['register']
let processMetrics: Register | null = null

/**
 * CPU, memory, event loop and garbage collection. What observes them runs until the process ends, ten times a second: once
 * for each process, not for each app, of which tests start hundreds.
 */
function metricsOfProcess(client: MetricsClient): Register {
  if (!processMetrics) {
    processMetrics = new client.Registry()
    client.collectDefaultMetrics({ register: processMetrics })
  }
  return processMetrics
}

/** Prometheus metrics at /metrics: for this machine, or for clients that have the token. */
export const metrics = fastifyPlugin<Options>(
  async (app, { token }) => {
    await app.register(fastifyMetrics, {
      endpoint: null,
      clearRegisterOnInit: true,
      defaultMetrics: { enabled: false },
      // The histogram has the same data, and its quantiles can be aggregated over replicas.
      routeMetrics: { enabled: { histogram: true, summary: false } },
    })
    const { client } = app.metrics
    const ofProcess = metricsOfProcess(client)
    app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      if (!isFromHere(request) && !hasToken(request, token)) throw new ProblemError(403, 'metrics')
      const registers = client.Registry.merge([ofProcess, client.register])
      return reply.type(registers.contentType).send(await registers.metrics())
    })
  },
  { name: 'metrics' },
)

/** A proxy on this machine connects from loopback too, but its headers name the client. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /i, '') ?? '')
  const wanted = Buffer.from(token ?? '')
  return token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)
}
