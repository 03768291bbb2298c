import { Problem } from '@platform/shared-contracts/http'
import type { InjectOptions } from 'fastify'
import { Writable } from 'node:stream'
import { createLog } from '../lib/log.ts'
import type { Database } from '../lib/data/database.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const TOKEN = 't'.repeat(40)
const SECRET = 'column "password_hash" does not exist'

let test: TestApp
const logged: string[] = []
let isDown = false

/** The test's database, which works until the test makes it fail. */
function fragile(database: Database): Database {
  const orFail = <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> => (isDown ? Promise.reject(new Error(SECRET)) : work(...args))
  }
  return { ...database, ping: orFail(database.ping), withPlatform: orFail(database.withPlatform) as never }
}

beforeAll(async () => {
  const sink = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line))
      done()
    },
  })
  test = await openTestApp({
    config: { metricsToken: TOKEN, requestLimit: 40 },
    services: { log: createLog({}, sink) },
    wrapDatabase: fragile,
  })
})
afterAll(() => test.close())
afterEach(() => {
  isDown = false
})

const ask = (options: InjectOptions) => test.app.inject({ remoteAddress: '203.0.113.9', ...options })

describe('a refusal', () => {
  const grade = { method: 'POST', url: '/api/modules/IC0110/practice' } as const

  it.each([
    ['an unknown call', { url: '/api/nothing' }, 404],
    ['JSON that is none', { ...grade, headers: { 'content-type': 'application/json' }, payload: '{' }, 400],
    ['a body of another type', { ...grade, headers: { 'content-type': 'text/csv' }, payload: 'a,b' }, 415],
    ['a body of another shape', { ...grade, payload: { answers: { q1: 'first' } } }, 422],
    ['a body beyond the limit', { ...grade, payload: { answers: {}, more: 'x'.repeat(300_000) } }, 413],
  ])('of %s is a Problem', async (_what, options, status) => {
    const answer = await ask(options as InjectOptions)
    expect(answer.statusCode).toBe(status)
    expect(Problem.parse(answer.json()).message).not.toBe('')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('names the field', async () => {
    const answer = await ask({ ...grade, payload: { answers: { q1: 'first' } } })
    expect(answer.json().fields).toEqual({ 'answers.q1': expect.any(String) })
  })
})

it('says nothing of the inside when something breaks, but where to look', async () => {
  isDown = true
  const answer = await ask({ url: '/api/tenant/config', headers: { host: 'trinova.localhost' } })
  const { requestId, ...problem } = answer.json()
  expect(answer.statusCode).toBe(500)
  expect(problem).toEqual({ message: 'Something went wrong on our side. Please try again.' })
  expect(answer.headers['x-request-id']).toBe(requestId)
  const line = logged.find((entry) => entry.includes(requestId) && entry.includes('request failed'))
  expect(line).toContain('password_hash')
})

it('never logs a token', async () => {
  await ask({
    url: '/api/tenant/config',
    headers: { authorization: 'Bearer very-secret', cookie: 'a=very-secret' },
  })
  expect(logged.join('')).toContain('/api/tenant/config')
  expect(logged.join('')).not.toContain('very-secret')
})

it('is alive but not ready when the database does not answer', async () => {
  expect((await ask({ url: '/readyz' })).statusCode).toBe(200)
  isDown = true
  const answer = await ask({ url: '/readyz' })
  expect(answer.statusCode).toBe(503)
  // A warning: the server did what it is meant to do.
  const line = logged.findLast((entry) => entry.includes('request refused'))
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, reqId: answer.headers['x-request-id'] })
  expect((await ask({ url: '/healthz' })).statusCode).toBe(200)
})

describe('metrics', () => {
  it.each([
    ['this machine', { remoteAddress: '127.0.0.1' }, 200],
    ['this machine over IPv6', { remoteAddress: '::ffff:127.0.0.1' }, 200],
    [
      'a proxy on this machine',
      { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
      403,
    ],
    ['somebody else', {}, 403],
    ['the holder of the token', { headers: { authorization: `Bearer ${TOKEN}` } }, 200],
    ['the holder of another token', { headers: { authorization: `Bearer ${'x'.repeat(40)}` } }, 403],
  ])('are, or are not, for %s', async (_who, options, status) => {
    expect((await ask({ url: '/metrics', ...options })).statusCode).toBe(status)
  })

  it('have the figures of the process once, however many apps it has had', async () => {
    const { body } = await ask({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(body.match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
    expect(body).toMatch(/^nodejs_eventloop_utilization_histogram_count [1-9]/m)
  })

  it('count requests by route', async () => {
    await ask({ url: '/api/modules/IC0110' })
    const { body } = await ask({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(body).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/modules\/:code".*\} [1-9]/)
  })
})

it('documents every call at /api/docs', async () => {
  const { paths } = (await ask({ url: '/api/docs/json' })).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/tenants/{id}/publish', '/api/modules/{code}']),
  )
  const { schema } = paths['/api/tenant/config'].get.responses['200'].content['application/json']
  expect(schema.properties.config.properties.slug).toEqual({ type: 'string' })
  const page = await ask({ url: '/api/docs/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
})

it('allows nothing to an answer that is not a page', async () => {
  const { headers } = await ask({ url: '/api/tenant/config' })
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

it('stops one address that asks too much, and says for how long', async () => {
  const flood = { url: '/api/tenant/config', remoteAddress: '198.51.100.7' }
  for (let count = 0; count < 40; count += 1) expect((await ask(flood)).statusCode).toBe(200)
  const refused = await ask(flood)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect((await ask({ ...flood, remoteAddress: '198.51.100.8' })).statusCode).toBe(200)
})
