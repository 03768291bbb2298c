import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../../lib/problem.ts'

export interface DiskOptions {
  /** Free space on the disk that DATA_DIR is on. */
  readonly freeDiskBytes: () => Promise<number>
  /** Less free space counts as full; 0 turns the check off. */
  readonly minFreeDiskBytes: number
}

interface Options extends DiskOptions {
  /** Whether everything that is written ends up on this disk, because the database is on it too. */
  readonly holdsDatabase: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** As of a second ago at most. */
    isDiskFull: () => Promise<boolean>
  }
}

const LOOKED_FOR_MS = 1_000
const RETRY_AFTER_SECONDS = 60
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses changes while there is still space to finish running operations: a database that cannot write crashes. */
export const diskGuard = fastifyPlugin<Options>(
  async (app, { freeDiskBytes, minFreeDiskBytes, holdsDatabase }) => {
    let lookedAt = -Infinity
    let isFull = Promise.resolve(false)

    app.decorate('isDiskFull', () => {
      if (minFreeDiskBytes > 0 && performance.now() - lookedAt > LOOKED_FOR_MS) {
        lookedAt = performance.now()
        isFull = freeDiskBytes().then((free) => free < minFreeDiskBytes)
      }
      return isFull
    })
    if (!holdsDatabase) return
    app.addHook('onRequest', async (request: FastifyRequest) => {
      if (!READS.has(request.method) && (await app.isDiskFull())) throw storageFull()
    })
  },
)

export function storageFull(): ProblemError {
  return new ProblemError(507, 'storage-full', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
