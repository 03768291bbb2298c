import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { RESERVED_PATHS } from '@platform/shared-contracts/rules'
import type { FastifyInstance } from 'fastify'
import { writeShell } from '../testing/release-builds.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const STARTED = 'fastify.initialization'

let test: TestApp
const answered = new Set<string>()

/** `printRoutes` leaves out what ends in a wildcard. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ url }) => void answered.add(url.split('/', 2).join('/')))
}

beforeAll(async () => {
  subscribe(STARTED, noteRoutes)
  test = await openTestApp({ config: { shellDist: writeShell() } })
  unsubscribe(STARTED, noteRoutes)
})
afterAll(() => test.close())

it('reserves its own paths, and no others, against pages', () => {
  expect([...answered]).toEqual(expect.arrayContaining(['/*', '/robots.txt']))
  // No listed route has a dot.
  const own = [...answered].filter((path) => path !== '/*' && !path.includes('.'))
  expect(own.toSorted()).toEqual(RESERVED_PATHS.toSorted())
})
