import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { namedFault } from '../lib/data/database-fault.ts'
import { inBackground } from '../lib/data/time-limits.ts'
import { UnavailableError } from '../lib/unavailable.ts'
import { eventually } from '../testing/eventually.ts'
import { openFreezingProxy, type FreezingProxy } from '../testing/freezing-proxy.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openOnServer, TEST_SERVER } from '../testing/test-database.ts'

it.each([
  ['a limit of the server', { code: '57014' }, true],
  ['a refused connection', { code: 'ECONNREFUSED' }, true],
  ['a row that is there already', { code: '23505' }, false],
])('tells a database that does not answer from one that refuses: %s', (_what, own, isUnavailable) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error('of the driver'), own) })
  expect(namedFault(error) instanceof UnavailableError).toBe(isUnavailable)
})

// The embedded database runs inside the process: it cannot hang on its own.
if (TEST_SERVER)
  describe('with a PostgreSQL server', () => {
    let proxy: FreezingProxy
    let test: TestApp
    let opened: Promise<void>
    let ownUrl = ''
    async function openBehindProxy(): Promise<void> {
      const { hostname, port } = new URL(TEST_SERVER ?? '')
      proxy = await openFreezingProxy(hostname, Number(port))
      const open = () =>
        openOnServer(TEST_SERVER ?? '', (url) => {
          const owner = new URL(TEST_SERVER ?? '')
          owner.pathname = new URL(url).pathname
          ownUrl = owner.href
          return url.replace(`:${port}/`, `:${proxy.port}/`)
        })
      test = await openTestApp({
        wrapDatabase: async (usual) => {
          await usual.close()
          return open()
        },
      })
    }
    beforeAll(() => (opened = openBehindProxy()))
    afterAll(async () => {
      // On a busy machine it may outlast the hook's time; what stays open would keep the run from ending.
      await opened
      proxy.thaw()
      await test.close()
      await proxy.close()
    })

    const ask = (url = '/api/resources') => test.app.inject({ url, remoteAddress: '203.0.113.5' })

    it('returns 503 for every call while the database is frozen, and then recovers', async () => {
      expect((await ask()).statusCode).toBe(200)
      proxy.freeze()
      const all = await Promise.all(Array.from({ length: 25 }, () => ask()))
      for (const answer of all) {
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
        expect(answer.json()).toEqual({
          message: expect.any(String),
          code: 'unavailable',
          requestId: answer.headers['x-request-id'],
        })
      }
      expect((await ask('/readyz')).statusCode).toBe(503)
      expect((await ask('/healthz')).statusCode).toBe(200)
      proxy.thaw()
      await eventually(async () => expect((await ask('/readyz')).statusCode).toBe(200))
      // As many as before: the pool lost no connection.
      const after = await Promise.all(Array.from({ length: 25 }, () => ask()))
      expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    })

    it('returns 503 while another transaction holds a lock, and rolls the call back', async () => {
      const owner = new Client({ connectionString: ownUrl })
      await owner.connect()
      await owner.query('begin; lock table resource_downloads in access exclusive mode')
      expect((await ask()).statusCode).toBe(503)
      await owner.query('rollback')
      await owner.end()
      expect((await ask()).statusCode).toBe(200)
    })

    it('cancels a statement of a request, and allows background work more time', async () => {
      const { database } = test.services
      const slow = () => database.withPlatform((tx) => tx.execute(sql`select pg_sleep(6)`))
      const [waitedFor, inTheBackground] = await Promise.allSettled([slow(), inBackground(slow)])
      expect(waitedFor).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) })
      expect(inTheBackground.status).toBe('fulfilled')
    })
  })
