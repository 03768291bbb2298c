import type { InjectOptions } from 'fastify'
import { INTERNAL_ADDRESS } from '../../lib/network/internal-address.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const CALLS = 6
const PAGES = 4

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ config: { requestLimit: CALLS, pageLimit: PAGES } })
})
afterAll(() => test.close())

/** Sends requests from a separate address until one more than `limit` was sent; returns the last two statuses. */
async function exhaust(limit: number, options: InjectOptions): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let count = 0; count <= limit; count += 1) statuses.push((await test.app.inject(options)).statusCode)
  return statuses.slice(-2)
}

it.each([
  ['a call', '203.0.113.1', { url: '/api/tenant/config' }, 200],
  ['a call whose address is spelled otherwise', '203.0.113.2', { url: '/%61pi/tenant/config' }, 200],
  ['an interface that is documented', '203.0.113.3', { url: '/api/docs/json' }, 200],
])('counts %s at the route that answers it', async (_what, remoteAddress, options, status) => {
  expect(await exhaust(CALLS, { ...options, remoteAddress })).toEqual([status, 429])
})

it.each([
  ['a call that does not exist', '203.0.113.11', { url: '/api/nothing' }],
  ['a change of something that does not exist', '203.0.113.12', { method: 'POST', url: '/api/nothing' }],
  ['an address that does not exist', '203.0.113.13', { url: '/%2e%2e/nothing' }],
])('counts %s as a page', async (_what, remoteAddress, options) => {
  expect(await exhaust(PAGES, { ...options, remoteAddress } as InjectOptions)).toEqual([404, 429])
})

it('counts every spelling together', async () => {
  const spellings = [
    '/api/tenant/config',
    '/%61pi/tenant/config',
    '/a%70i/tenant/config',
    '/ap%69/tenant/config',
  ]
  const statuses: number[] = []
  for (let count = 0; count <= CALLS; count += 1) {
    const url = spellings[count % spellings.length] ?? ''
    statuses.push((await test.app.inject({ url, remoteAddress: '203.0.113.21' })).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(CALLS).fill(200), 429])
})

it('never counts what says how the process is, nor what the process asks of itself', async () => {
  expect(await exhaust(PAGES + CALLS, { url: '/healthz', remoteAddress: '203.0.113.31' })).toEqual([200, 200])
  expect(await exhaust(PAGES + CALLS, { url: '/readyz', remoteAddress: '203.0.113.31' })).toEqual([200, 200])
  expect(await exhaust(CALLS, { url: '/api/tenant/config', remoteAddress: INTERNAL_ADDRESS })).toEqual([
    200, 200,
  ])
})

it('takes the addresses that one household of IPv6 has for one', async () => {
  const statuses: number[] = []
  for (let count = 0; count <= CALLS; count += 1) {
    const remoteAddress = `2001:db8:1:2::${(count + 1).toString(16)}`
    statuses.push((await test.app.inject({ url: '/api/tenant/config', remoteAddress })).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})
