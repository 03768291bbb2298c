import cookie from '@fastify/cookie'
import { fastify, type FastifyInstance } from 'fastify'
import { overload } from './overload.ts'
import { problemAnswers } from './problem-answers.ts'

const FLOOD = '203.0.113.66'
const VISITOR = '203.0.113.1'

let app: FastifyInstance
let release: () => void
beforeAll(async () => {
  const released = new Promise<void>((resolve) => (release = resolve))
  app = fastify()
  await app.register(cookie)
  await app.register(problemAnswers)
  await app.register(overload, { maxEventLoopDelayMs: 500 })
  app.get('/healthz', async () => 'alive')
  app.get('/quick', async () => 'done')
  app.get('/slow', async () => released)
  await app.ready()
})
afterAll(() => app.close())

const ask = (remoteAddress: string, url = '/quick') => app.inject({ url, remoteAddress })

/**
 * Blocks the process, as work on the event loop does: longer than under-pressure's second, after which it refused all
 * clients.
 */
function block(): void {
  const until = performance.now() + 1_500
  while (performance.now() < until);
}

it('returns 503 to the heaviest client and serves all others while the process is overloaded', async () => {
  const slow = Array.from({ length: 70 }, () => ask(FLOOD, '/slow'))
  await ask(VISITOR)
  expect((await ask(FLOOD)).statusCode).toBe(200)
  block()
  const [flood, visitor, health] = await Promise.all([
    ask(FLOOD),
    ask(VISITOR),
    app.inject({ url: '/healthz', remoteAddress: FLOOD }),
  ])
  expect([flood.statusCode, visitor.statusCode, health.statusCode]).toEqual([503, 200, 200])
  expect(flood.headers['retry-after']).toBe('2')
  expect(flood.json()).toMatchObject({ code: 'overloaded' })
  while ((await ask(FLOOD)).statusCode === 503) await new Promise((resolve) => setTimeout(resolve, 50))
  release()
  expect(new Set((await Promise.all(slow)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it('gives back the share of requests that are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => ask(FLOOD)))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  block()
  expect((await ask(FLOOD)).statusCode).toBe(200)
})
