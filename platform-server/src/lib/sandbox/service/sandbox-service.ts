import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'
import type { Logger } from '../../log.ts'
import { FairQueue, QueueFullError } from '../../queues/fair-queue.ts'
import { RenderFault } from '../render-fault.ts'
import { type ReleaseBundle, releaseBundle, type Sandbox } from '../sandbox.ts'
import {
  BundleBody,
  BundleParams,
  CLIENT_HEADER,
  ClientHeaders,
  MAX_REQUEST_BYTES,
  PageBody,
  type RenderAnswer,
} from './protocol.ts'

const MAX_BUNDLES = 24
const MAX_CONNECTIONS = 1_024
const REQUEST_TIMEOUT_MS = 10_000
/** As many as the sandbox has processes. */
const SLOTS = 8
/** As many pages of one release as may wait for a process. */
const MAX_PAGES = 20
const MAX_WAIT_MS = 5_000

/** A sandbox for other processes. It closes the sandbox when it is closed. */
export function sandboxService(
  sandbox: Sandbox,
  log: Logger,
  { maxWaitMs = MAX_WAIT_MS }: { readonly maxWaitMs?: number } = {},
): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log satisfies FastifyBaseLogger as FastifyBaseLogger,
    bodyLimit: MAX_REQUEST_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // A question is passed on as text and never merged into an object.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  })
  app.server.maxConnections = MAX_CONNECTIONS
  app.addHook('onClose', () => sandbox.close())
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, _request, reply) => {
    if (error instanceof z.core.$ZodError) return reply.code(400).send({ message: z.prettifyError(error) })
    const { statusCode = 500, message } = error
    if (statusCode < 500) return reply.code(statusCode).send({ message })
    log.error({ err: error }, 'a request from a server failed')
    return reply.code(statusCode).send({ message: 'The request failed. See the log of the renderer.' })
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  addRoutes(app, sandbox, maxWaitMs)
  return app
}

function addRoutes(app: FastifyInstance, sandbox: Sandbox, maxWaitMs: number): void {
  const bundles = new LRUCache<string, ReleaseBundle>({ max: MAX_BUNDLES })
  // Servers take turns, and each server's releases.
  const queue = new FairQueue({ slots: SLOTS, maxTasks: [Infinity, MAX_PAGES] })

  app.put('/bundles/:id', async (request, reply) => {
    const { id } = BundleParams.parse(request.params)
    const { shell, remote } = BundleBody.parse(request.body)
    const bundle = releaseBundle(shell, remote)
    if (bundle.id !== id) return reply.code(422).send({ message: 'The id does not match the code.' })
    bundles.set(id, bundle)
    return reply.code(204).send()
  })

  app.post('/bundles/:id/pages', async (request, reply) => {
    const { id } = BundleParams.parse(request.params)
    const client = ClientHeaders.parse(request.headers)[CLIENT_HEADER]
    const { question, limitMs } = PageBody.parse(request.body)
    const bundle = bundles.get(id)
    if (!bundle) return reply.code(404).send({ message: 'This code was not sent, or is no longer cached.' })
    // A release has one process.
    const place = { client: [client, id], exclusive: id, signal: AbortSignal.timeout(maxWaitMs) }
    return answerOf(() => queue.run(place, () => sandbox.render(bundle, question, { limitMs })))
  })
}

async function answerOf(render: () => ReturnType<Sandbox['render']>): Promise<RenderAnswer> {
  try {
    return { rendering: await render() }
  } catch (error) {
    if (isBusy(error)) return { fault: { kind: 'busy', message: error.message } }
    if (!(error instanceof RenderFault) || error.kind === 'unreachable') throw error
    return { fault: { kind: error.kind, message: error.message } }
  }
}

/** Too many pages wait, or this one had no turn in time. */
function isBusy(error: unknown): error is Error {
  return error instanceof QueueFullError || (error as Partial<Error>).name === 'TimeoutError'
}
