import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let token: string
const EMAIL = 'ana@oncall.test'

beforeAll(async () => {
  test = await openTestApp()
  await addPerson(test, { email: EMAIL, isSubscribed: true, state: 'TX' })
  await addPerson(test, { email: 'bob@oncall.test', isSubscribed: true, firstName: 'Bob' })
  await addPerson(test, { email: 'ten@oncall.test' })
  token = (await logIn(test, EMAIL)).accessToken
})
afterAll(() => test.close())

it('shows and changes the own profile', async () => {
  const body = { firstName: 'Anna', state: 'CA' }
  const changed = await ask(test, '/account/profile', { method: 'PATCH', body, token })
  expect(changed.json()).toMatchObject({
    firstName: 'Anna',
    lastName: 'Reyes',
    state: 'CA',
    hasPassword: true,
  })
  const bad = await ask(test, '/account/profile', { method: 'PATCH', body: { state: 'ZZ' }, token })
  expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([422, ['state']])
  const names = { firstName: 'www.evil.test', lastName: 'Rey\u0007es', companyName: 'evil.com' }
  const unsafe = await ask(test, '/account/profile', { method: 'PATCH', body: names, token })
  expect([unsafe.statusCode, Object.keys(unsafe.json().fields).sort()]).toEqual([
    422,
    Object.keys(names).sort(),
  ])
  expect((await ask(test, '/account/profile')).statusCode).toBe(401)
})

it("exports the user's own data and nothing of other users", async () => {
  const other = (await logIn(test, 'bob@oncall.test')).accessToken
  const begin = (email: string, as: string, module: string) =>
    ask(test, `/module/${module}/progress`, { body: { email, status: 'in_progress' }, token: as })
  await begin(EMAIL, token, 'IC0110')
  await begin('bob@oncall.test', other, 'IC0117')
  const answer = await ask(test, '/account/export', { token })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="my-data-.*\.json"$/)
  const { profile, sections } = answer.json()
  expect(profile.email).toBe(EMAIL)
  expect(sections.progress).toEqual([
    expect.objectContaining({ module: 'IC0110', selfReportedStatus: 'in_progress' }),
  ])
  expect(sections.sessions.length).toBeGreaterThan(0)
  expect(answer.body).not.toMatch(/bob@|IC0117|argon2/)
})

it('lists open sessions and ends one of them, but no session of other users', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:147.0) Gecko/20100101 Firefox/147.0' }
  const login = await ask(test, '/auth/login', { body: { email: EMAIL, password: PASSWORD }, headers })
  const list = async (as: string) => (await ask(test, '/account/sessions', { token: as })).json()
  const open = await list(token)
  const other = open.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  expect(other.device).toBe('Firefox on Windows')
  const otherUserToken = (await logIn(test, 'bob@oncall.test')).accessToken
  const end = (as: string) => ask(test, `/account/sessions/${other.id}`, { method: 'DELETE', token: as })
  expect((await end(otherUserToken)).statusCode).toBe(404)
  expect((await end(token)).statusCode).toBe(204)
  expect((await ask(test, '/auth/me', { token: login.json().accessToken })).statusCode).toBe(401)
  expect(await list(token)).toHaveLength(open.length - 1)
})

it('changes the password, and ends every other session', async () => {
  const elsewhere = (await logIn(test, EMAIL)).accessToken
  const change = (currentPassword: string) =>
    ask(test, '/account/password', { body: { currentPassword, newPassword: 'Plum-orbit-93-tea' }, token })
  expect(Object.keys((await change('wrong')).json().fields)).toEqual(['currentPassword'])
  expect((await change(PASSWORD)).statusCode).toBe(204)
  expect((await ask(test, '/auth/me', { token: elsewhere })).statusCode).toBe(401)
  expect((await ask(test, '/auth/me', { token })).statusCode).toBe(200)
})

it('requires a wait after ten failures, even with the right password', async () => {
  const attempt = (password: string) =>
    ask(test, '/auth/login', { body: { email: 'ten@oncall.test', password } })
  const guesses = await Promise.all(Array.from({ length: 12 }, () => attempt('guess')))
  const statuses = guesses.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  const right = await attempt(PASSWORD)
  expect(right.statusCode).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(800)
})
