import { Attribute, Change } from 'ldapts'
import { eq } from 'drizzle-orm'
import { companies } from '../lib/data/schema/people.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { SLAPD_BASE, SLAPD_SERVICE, startSlapd, type Slapd } from '../testing/slapd.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let test: TestApp
let slapd: Slapd
let companyId: number
let clock = Date.now()
const pass = (ms: number) => (clock += ms)

beforeAll(async () => {
  ;[test, slapd] = await Promise.all([
    openTestApp({ services: { now: () => new Date(clock) } }),
    startSlapd(),
  ])
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin' })
  const { accessToken: token } = await logIn(test, 'super@oncall.test')
  const directory = {
    ...{ host: 'localhost', port: slapd.port, tls: 'plain', caPem: null, ...SLAPD_SERVICE },
    ...{ baseDn: SLAPD_BASE, userFilter: '(&(objectClass=person)(uid={account})(title=Foreman))' },
  }
  const company = { name: 'Acme', domains: ['acme.test'], directory }
  companyId = (await ask(test, '/companies', { body: company, token })).json().id
}, 60_000)
afterAll(async () => {
  await Promise.all([test.close(), slapd.stop()])
})
beforeEach(() => pass(HOUR_MS))

async function signIn(uid: string): Promise<string> {
  const body = { companyId, username: `${uid}@acme.test`, password: `${uid}-secret` }
  const answer = await ask(test, '/auth/ldap-login', { body })
  expect(answer.statusCode).toBe(200)
  return answer.json().refreshToken
}

async function refresh(refreshToken: string) {
  const answer = await ask(test, '/auth/refresh', { body: { refreshToken } })
  const { code, refreshToken: next, accessToken } = answer.json()
  return { status: answer.statusCode, code, next, accessToken }
}

const change = (uid: string, operation: 'replace' | 'delete', type: string, values: string[]) =>
  slapd.change((client) =>
    client.modify(
      `uid=${uid},${SLAPD_BASE}`,
      new Change({ operation, modification: new Attribute({ type, values }) }),
    ),
  )

const setPort = (port: number) =>
  test.services.database.withTenant(1, async (tx) => {
    const [row] = await tx.select().from(companies).where(eq(companies.id, companyId))
    if (!row?.directory) throw new Error('the company has no directory')
    await tx
      .update(companies)
      .set({ directory: { ...row.directory, port } })
      .where(eq(companies.id, companyId))
  })

it('continues the session of a user who is still in the directory, even if renamed', async () => {
  const first = await signIn('zoe')
  pass(6 * MINUTE_MS)
  await slapd.change((client) => client.modifyDN(`uid=zoe,${SLAPD_BASE}`, `uid=zoe2,${SLAPD_BASE}`))
  const { status, next } = await refresh(first)
  expect(status).toBe(200)
  await slapd.change((client) => client.modifyDN(`uid=zoe2,${SLAPD_BASE}`, `uid=zoe,${SLAPD_BASE}`))
  pass(6 * MINUTE_MS)
  expect((await refresh(next)).status).toBe(200)
})

it('ends every session of a user who no longer matches the filter, and says why', async () => {
  const [here, there] = [await signIn('zoe'), await signIn('zoe')]
  pass(6 * MINUTE_MS)
  await change('zoe', 'replace', 'title', ['Visitor'])
  expect(await refresh(here)).toMatchObject({ status: 401, code: 'directory-left' })
  expect(await refresh(there)).toMatchObject({ status: 401, code: 'signed-out' })
  await change('zoe', 'replace', 'title', ['Foreman'])
  await signIn('zoe')
})

it('asks about one person at most every five minutes', async () => {
  const first = await signIn('zoe')
  await change('zoe', 'replace', 'title', ['Visitor'])
  pass(4 * MINUTE_MS)
  const { status, next } = await refresh(first)
  expect(status).toBe(200)
  pass(2 * MINUTE_MS)
  expect((await refresh(next)).code).toBe('directory-left')
  await change('zoe', 'replace', 'title', ['Foreman'])
})

it('signs users out only after the grace period when the directory does not respond', async () => {
  const first = await signIn('zoe')
  await setPort(1)
  pass(11 * HOUR_MS)
  const { status, next, accessToken } = await refresh(first)
  expect(status).toBe(200)
  pass(HOUR_MS + MINUTE_MS)
  expect(await refresh(next)).toMatchObject({ status: 401, code: 'directory-silent' })
  expect((await ask(test, '/auth/me', { token: accessToken })).statusCode).toBe(401)
  await setPort(slapd.port)
  const again = await signIn('zoe')
  pass(6 * MINUTE_MS)
  expect((await refresh(again)).status).toBe(200)
})

it('ends the session of a user who is no longer in the directory', async () => {
  const first = await signIn('jane')
  pass(6 * MINUTE_MS)
  await slapd.change((client) => client.del(`uid=jane,${SLAPD_BASE}`))
  expect(await refresh(first)).toMatchObject({ status: 401, code: 'directory-left' })
})

it('ends it too when the company signs in through no directory any more', async () => {
  const first = await signIn('zoe')
  pass(6 * MINUTE_MS)
  await test.services.database.withTenant(1, (tx) =>
    tx.update(companies).set({ directory: null }).where(eq(companies.id, companyId)),
  )
  expect((await refresh(first)).code).toBe('directory-left')
})

it('leaves people with a password of their own alone', async () => {
  const { refreshToken } = await logIn(test, 'super@oncall.test')
  pass(HOUR_MS)
  expect((await refresh(refreshToken)).status).toBe(200)
})
