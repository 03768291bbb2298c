import { deploy, testBuild } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const [first, second] = [testBuild(), testBuild({ version: '1.1.0' })]
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ authenticate: byTestHeader })
  await deploy(server.app, boss, first)
  await deploy(server.app, boss, second)
  const pin = { release: first.ref, expiresAt: '2199-01-01T00:00:00Z', reason: 'An audit' }
  const url = '/api/registry/remotes/learner/pins/trinova'
  await server.app.inject({ method: 'PUT', url, headers: boss, payload: pin })
})
afterAll(() => server.close())

test('an open page gets the current releases of its visitor and tenant, never from a cache', async () => {
  const ask = (host: string) =>
    server.app.inject({ url: '/api/releases?remotes=learner,nobody', headers: { host } })
  const answer = await ask('localhost')
  expect(answer.json()).toEqual({ releases: { learner: second.ref } })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await ask('trinova.localhost')).json()).toEqual({ releases: { learner: first.ref } })
})

test('the files of a release that is replaced, rolled back and stopped stay for the pages that run it', async () => {
  const change = (path: string, method: 'POST' | 'PUT') =>
    server.app.inject({
      ...{ method, headers: boss, payload: { reason: 'It does harm' } },
      url: `/api/registry/remotes/learner/${path}`,
    })
  await change('rollback', 'POST')
  await change(`kills/${second.ref}`, 'PUT')
  for (const { ref } of [first, second]) {
    const file = await server.app.inject(`/releases/learner/${ref}/entry.js`)
    expect([ref, file.statusCode]).toEqual([ref, 200])
    expect(file.headers['cache-control']).toContain('immutable')
  }
})
