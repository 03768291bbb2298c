import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { addPerson, ask } from '../testing/people.ts'

let test: TestApp
let operations: readonly (readonly [method: string, path: string])[]
let headers: Record<string, string>

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  const { id } = await addPerson(test, { email: 'boss@oncall.test', role: 'super_admin' })
  headers = as({ userId: id, email: 'boss@oncall.test', role: 'super_admin', isProfessionalPartner: true })
  const { paths } = (await test.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, unknown>>
  }>()
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  )
})
afterAll(() => test.close())

/** The same for all visitors, and checked again before each use. */
const PUBLIC = ['GET /api/resources/{id}/file', 'GET /api/certificate-keys', 'GET /api/lti/keys']
const IN_PATH: Readonly<Record<string, string>> = { code: 'IC0110', userId: '1', id: '1', slug: 'x' }

const call = (method: string, path: string) =>
  ask(
    test,
    path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => IN_PATH[name] ?? '1'),
    {
      method: method as 'GET',
      headers: { ...headers },
      ...(method === 'GET' ? {} : { body: {} }),
    },
  )

it('allows no cache to store a response to a signed-in user', async () => {
  const stored: string[] = []
  const statuses = new Map<number, number>()
  for (const [method, path] of operations) {
    const answer = await call(method, path)
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    if (!String(answer.headers['cache-control']).includes('no-store')) stored.push(`${method} ${path}`)
  }
  expect(stored.filter((name) => !PUBLIC.includes(name))).toEqual([])
  // Answers, not only refusals, which are never stored in any case.
  expect(statuses.get(200)).toBeGreaterThan(50)
}, 120_000)

it.each(['/account/export', '/auth/me', '/account/sessions'])('is so for %s', async (url) => {
  const answer = await ask(test, url, { headers })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})

it('is so for an answer with tokens in it', async () => {
  const body = { email: 'boss@oncall.test', password: 'Training2025!' }
  const answer = await ask(test, '/auth/login', { body })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})
