import { DeployTokenAnswer, DeployTokenList } from '@platform/shared-contracts/http'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { deployToken, startUpload, testBuild } from '../../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
let server: TestApp
let team: Record<string, string>

beforeAll(async () => {
  server = await openTestApp({ authenticate: byTestHeader })
  team = { authorization: `Bearer ${await deployToken(server.app, 'learner', ['learner'])}` }
})
afterAll(() => server.close())

describe('a deploy token', () => {
  test.each([
    ['none', {}, 401],
    ['one that is malformed', { authorization: 'Bearer pdt_x' }, 401],
    ['one that is unknown', { authorization: `Bearer pdt_${'0'.repeat(12)}_${'a'.repeat(43)}` }, 401],
    ['a plain user', as({ role: 'user' }), 403],
  ])('it is needed: %s is refused', async (_, headers, status) => {
    expect((await startUpload(server.app, headers as typeof team, testBuild())).statusCode).toBe(status)
  })
  test('it ends what browsers take from a development server of its own remotes, and of no other', async () => {
    const url = 'http://localhost:3999/'
    const end = (remote: string) =>
      server.app.inject({
        ...{
          method: 'POST',
          url: `/api/registry/remotes/${remote}/overrides/end`,
          headers: team,
          payload: { url },
        },
      })
    const { manifest } = testBuild({ version: '9.0.0' })
    const payload = { url, manifest, minutes: 5 }
    const started = await server.app.inject({
      method: 'POST',
      url: '/api/registry/overrides',
      headers: boss,
      payload,
    })
    expect(started.statusCode).toBe(201)
    expect((await end('admin')).statusCode).toBe(403)
    expect((await end('learner')).json()).toEqual({ ended: 1 })
    expect((await end('learner')).json()).toEqual({ ended: 0 })
  })
  test('it is limited to its remotes', async () => {
    const answer = await startUpload(server.app, team, testBuild({ id: 'admin' }))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'not-your-remote' })
  })
  test.each([
    ['POST', 'rollback', {}],
    ['PUT', 'kills/all', {}],
    ['PUT', 'pins/oncall', { release: testBuild().ref, expiresAt: '2027-01-01T00:00:00Z' }],
    ['PUT', 'follows/oncall', { channel: 'canary' }],
    ['POST', 'rollouts', { release: testBuild().ref, stages: [10_000], tenants: null, holdMs: null }],
  ] as const)('it may not %s %s of a remote that is not its own', async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${await deployToken(server.app, `other-${path.slice(0, 4)}`, ['other'])}`,
    }
    const url = `/api/registry/remotes/learner/${path}`
    const payload = { ...body, reason: 'Not mine' }
    const answer = await server.app.inject({ method, url, headers, payload })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'not-your-remote' })
  })
  test('it is limited to its path prefixes and menus', async () => {
    const token = await deployToken(server.app, 'narrow', ['narrow'], {
      prefixes: ['/narrow'],
      menus: ['admin'],
    })
    const headers = { authorization: `Bearer ${token}` }
    const nav = [{ menu: 'main' as const, label: { en: 'Wide' }, to: '/wide', order: 1 }]
    const answer = await startUpload(
      server.app,
      headers,
      testBuild({ id: 'narrow', paths: ['/narrow/a', '/wide'], nav }),
    )
    expect(answer.statusCode).toBe(403)
    expect(answer.json<{ message: string }>().message).toBe(
      'this token may not claim /wide, only paths under /narrow; this token may not add to the main menu, only to admin.',
    )
  })
  test('it is created by super admins only, and its secret is not stored', async () => {
    const payload = { team: 'x1', remotes: ['x'], prefixes: [], menus: [] }
    const admin = as({ role: 'admin' })
    const refused = await server.app.inject({
      method: 'POST',
      url: '/api/registry/tokens',
      headers: admin,
      payload,
    })
    expect(refused.statusCode).toBe(403)
    const unproved = await server.app.inject({
      ...{ method: 'POST', url: '/api/registry/tokens', payload },
      headers: as({ role: 'super_admin', isOperator: true, provedAt: null }),
    })
    expect([unproved.statusCode, unproved.json().code]).toEqual([403, 'proof-required'])
    const token = await deployToken(server.app, 'kept', ['kept'])
    const rows = await server.services.database.withPlatform((tx) =>
      tx.execute('select * from deploy_tokens'),
    )
    // The secret may hold an underscore itself.
    expect(JSON.stringify(rows)).not.toContain(token.split('_').slice(2).join('_'))
  })
})

describe('the deploy tokens of the platform', () => {
  const DAY_MS = 24 * 60 * 60_000
  let clock = Date.now()
  let later: TestApp
  beforeAll(async () => {
    later = await openTestApp({ authenticate: byTestHeader, services: { now: () => new Date(clock) } })
  })
  afterAll(() => later.close())

  const proved = () =>
    as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test', provedAt: new Date(clock) })
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    later.app.inject({ method, url: `/api/registry${url}`, headers: proved(), ...(payload && { payload }) })
  const make = async (days?: number) => {
    const scope = { remotes: ['learner'], prefixes: [], menus: [] }
    const answer = await ask('POST', '/tokens', { team: 'learner', name: 'CI', ...scope, days })
    expect(answer.statusCode).toBe(201)
    return DeployTokenAnswer.parse(answer.json())
  }
  const use = async (token: string) => {
    const answer = await startUpload(later.app, { authorization: `Bearer ${token}` }, testBuild())
    return answer.statusCode === 401 ? answer.json<{ code: string }>().code : answer.statusCode
  }
  const listed = async (id: string) => {
    const { items } = DeployTokenList.parse((await ask('GET', '/tokens')).json())
    return items.find((one) => one.id === id)
  }

  test('they expire after 90 days, or as many as were requested', async () => {
    const usual = await make()
    const short = await make(1)
    expect(await use(short.token)).toBe(200)
    clock += DAY_MS
    expect(await use(short.token)).toBe('deploy-token-expired')
    expect((await listed(short.id))?.state).toBe('expired')
    clock += 88 * DAY_MS
    expect(await use(usual.token)).not.toBe('deploy-token-expired')
    clock += DAY_MS
    expect(await use(usual.token)).toBe('deploy-token-expired')
    expect((await ask('POST', '/tokens', { team: 'x', remotes: ['x'], days: 366 })).statusCode).toBe(422)
  })

  test('they are listed with their last use, and without their secrets', async () => {
    const { id, token } = await make()
    expect(await listed(id)).toMatchObject({ state: 'active', name: 'CI', lastUsedAt: null })
    await use(token)
    expect(await listed(id)).toMatchObject({
      lastUsedAt: new Date(clock).toISOString(),
      lastUsedFrom: '127.0.0.1',
    })
    expect((await ask('GET', '/tokens')).body).not.toContain(token.slice(17))
  })

  test('one that is revoked is refused from then on, and says so to its holder only', async () => {
    const { id, token } = await make()
    expect((await ask('DELETE', `/tokens/${id}`)).json()).toMatchObject({
      state: 'revoked',
      revokedBy: 'super@oncall.test',
    })
    expect(await use(token)).toBe('deploy-token-revoked')
    expect(await use(`${token.slice(0, 17)}${'a'.repeat(43)}`)).toBe('deploy-token')
    expect((await ask('DELETE', '/tokens/000000000000')).statusCode).toBe(404)
  })
})
