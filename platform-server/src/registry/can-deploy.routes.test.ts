import { deploy, testBuild } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const [old, current] = [testBuild({ contract: '>=2.0.0' }), testBuild({ version: '1.1.0' })]
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ authenticate: byTestHeader })
  await deploy(server.app, boss, old)
  await deploy(server.app, boss, current)
  const pin = { release: current.ref, expiresAt: '2199-01-01T00:00:00Z', reason: 'An audit' }
  await server.app.inject({
    method: 'PUT',
    url: '/api/registry/remotes/learner/pins/trinova',
    headers: boss,
    payload: pin,
  })
})
afterAll(() => server.close())

const ask = async (payload: object, headers = boss) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/registry/can-deploy',
    headers,
    payload,
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

test('a release that fits can be deployed, and it says who will not get it', async () => {
  const { body } = await ask({ manifest: testBuild({ version: '1.2.0' }).manifest })
  expect(body).toEqual({
    can: true,
    breaks: [],
    notes: [`trinova is pinned to ${current.ref} until 2199-01-01T00:00:00Z.`],
  })
})

test.each([
  ['another contract', { contract: '^3.0.0' }, /cannot run here/],
  ['a path of the shell or of another remote', { id: 'other', paths: ['/learner'] }, /\/learner/],
])('a release with %s cannot', async (_, changes, sentence) => {
  const { body } = await ask({ manifest: testBuild({ version: '1.3.0', ...changes }).manifest })
  expect(body).toMatchObject({ can: false, breaks: [expect.stringMatching(sentence)] })
})

test('a new shell lists the live releases that it would break, their owners, and what visitors would get', async () => {
  expect((await ask({ shellContract: '2.4.0' })).body).toMatchObject({ can: true })
  const { body } = await ask({ shellContract: '3.0.0' })
  expect(body).toMatchObject({
    can: false,
    breaks: [
      expect.stringMatching(
        `learner ${current.ref} \\(channel stable, pin of trinova\\): .*; visitors would get`,
      ),
    ],
  })
})

test('a shell that drops a name breaks the remote that uses it, and no other', async () => {
  const users = { id: 'buyer', uses: { Platform: ['cart', 'fetch'], react: ['useState'] } }
  await deploy(server.app, boss, testBuild(users))
  await deploy(server.app, boss, testBuild({ id: 'reader', uses: { Platform: ['fetch'] } }))
  const offers = { Platform: ['cart', 'fetch'], react: ['useState'] }
  expect((await ask({ shellContract: '2.1.0', offers })).body).toMatchObject({ can: true })
  const { body } = await ask({ shellContract: '2.1.0', offers: { ...offers, Platform: ['fetch'] } })
  expect(body['breaks']).toEqual([
    expect.stringMatching(
      /^buyer .*\(channel stable\): uses Platform\.cart, .*; visitors would get nothing\.$/,
    ),
  ])
})

test('a visitor gets no reasons', async () => {
  expect((await ask({ shellContract: '3.0.0' }, as({ role: 'user' }))).status).toBe(403)
})
