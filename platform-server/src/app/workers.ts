import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import {
  openWorkPool,
  type WorkClient,
  type WorkPool,
  type WorkPoolOptions,
} from '../lib/workers/work-pool.ts'

declare module 'fastify' {
  interface FastifyInstance {
    workers: WorkPool
  }
}

/** Starts the threads with the first task, and stops them with the application. */
export const workers = fastifyPlugin<WorkPoolOptions>(
  async (app, options) => {
    const pool = openWorkPool(options)
    app.decorate('workers', pool)
    app.addHook('onClose', () => pool.close())
  },
  { name: 'workers' },
)

/** The customer of a request, for whom work is done. */
export function customerOf({ tenant, signedIn, ip }: FastifyRequest): WorkClient {
  return { tenantId: tenant.id, account: signedIn ? `user ${signedIn.userId}` : ip }
}
