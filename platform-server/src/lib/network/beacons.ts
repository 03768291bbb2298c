import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type Beacon = 'failure' | 'load' | 'visit' | 'vital'

type Limited = Error & { readonly statusCode?: number; readonly status?: number }

/** Answers a beacon that is over its limit; any other error is passed on. */
export type DropBeacon = (error: Limited, request: FastifyRequest, reply: FastifyReply) => void

/**
 * For a route's `errorHandler`: a beacon over its limit is dropped and counted. Its sender can do nothing about a 429,
 * and a browser would show it as an error in the visitor's console.
 */
export function dropBeacons(app: FastifyInstance): (beacon: Beacon) => DropBeacon {
  const { client } = app.metrics
  const name = 'platform_beacons_dropped_total'
  const known = client.register.getSingleMetric(name) as
    InstanceType<typeof client.Counter<'beacon'>> | undefined
  const dropped =
    known ??
    new client.Counter({
      name,
      help: 'Browser beacons dropped because they were over the limit',
      labelNames: ['beacon'],
    })
  return (beacon) => (error, _request, reply) => {
    if ((error.statusCode ?? error.status) !== 429) throw error
    dropped.inc({ beacon })
    void reply.code(204).send(null)
  }
}
