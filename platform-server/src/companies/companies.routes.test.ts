import { companies } from '../lib/data/schema/people.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { SLAPD_BASE, SLAPD_PERSON, SLAPD_SERVICE, startSlapd, type Slapd } from '../testing/slapd.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let slapd: Slapd
let token: string
let companyId: number

beforeAll(async () => {
  ;[test, slapd] = await Promise.all([openTestApp(), startSlapd()])
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin' })
  token = (await logIn(test, 'super@oncall.test')).accessToken
  const made = await ask(test, '/companies', { body: company(), token })
  companyId = made.json().id
}, 60_000)
afterAll(async () => {
  await Promise.all([test.close(), slapd.stop()])
})

const directory = (changes: object = {}) => ({
  host: 'localhost',
  port: slapd.port,
  tls: 'starttls',
  caPem: slapd.caPem,
  ...SLAPD_SERVICE,
  baseDn: SLAPD_BASE,
  userFilter: '(uid={account})',
  ...changes,
})
const company = (changes: object = {}) => ({
  name: 'Acme',
  domains: ['acme.test'],
  directory: directory(),
  ...changes,
})
const save = (changes: object) =>
  ask(test, `/companies/${companyId}`, { method: 'PUT', body: company(changes), token })
const logInAs = (body: object, host = 'localhost') =>
  ask(test, '/auth/ldap-login', { body: { ...SLAPD_PERSON, companyId, ...body }, host })

it('is found by the domain of its people, on its own tenant only', async () => {
  const lookUp = async (domain: string, host = 'localhost') =>
    (await ask(test, `/auth/company-by-domain?domain=${domain}`, { host })).json()
  expect(await lookUp('ACME.test')).toEqual({ companyId })
  expect(await lookUp('nowhere.test')).toEqual({ companyId: null })
  expect(await lookUp('acme.test', 'trinova.localhost')).toEqual({ companyId: null })
})

it('lets its people in by their directory, and makes an account at their first login', async () => {
  const first = await logInAs({})
  expect(first.statusCode).toBe(200)
  expect(first.json().user).toMatchObject({ email: 'jane@acme.test', firstName: 'Jane', role: 'user' })
  expect((await logInAs({})).json().user.id).toBe(first.json().user.id)
  expect((await ask(test, '/auth/me', { token: first.json().accessToken })).statusCode).toBe(200)
})

it.each([
  ['No user found in LDAP directory with the specified credentials', { username: 'nobody@acme.test' }],
  ['Invalid user LDAP credentials', { password: 'wrong' }],
])('answers "%s" (spec section 8)', async (message, body) => {
  const answer = await logInAs(body)
  expect([answer.statusCode, answer.json().message]).toEqual([401, message])
})

it('returns "Invalid admin LDAP credentials", and another error for a wrong base', async () => {
  await save({ directory: directory({ bindPassword: 'wrong' }) })
  expect((await logInAs({})).json().message).toBe('Invalid admin LDAP credentials')
  await save({ directory: directory({ baseDn: 'ou=staff,dc=acme,dc=test' }) })
  const answer = await logInAs({})
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'directory-base-missing'])
  await save({})
})

it('is no way in for another tenant, nor with an empty password', async () => {
  expect((await logInAs({}, 'trinova.localhost')).statusCode).toBe(404)
  expect((await logInAs({ password: '' })).statusCode).toBe(422)
})

it('never becomes staff through a directory', async () => {
  await addPerson(test, { email: 'zoe@acme.test', role: 'admin' })
  const answer = await logInAs({ username: 'zoe', password: 'zoe-secret' })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'account-protected'])
})

it('protects the secret: never returned, never in plain text, never sent elsewhere without a request', async () => {
  const answers = [
    await ask(test, '/companies', { token }),
    await ask(test, `/companies/${companyId}`, { token }),
    await save({ directory: { ...directory(), bindPassword: undefined } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const stored = await test.services.database.withTenant(1, async (tx) => [
    await tx.select().from(companies),
    await tx.select().from(auditEntries),
  ])
  for (const text of [...answers.map(({ body }) => body), JSON.stringify(stored)])
    expect(text).not.toContain('reader-secret')
  expect((await logInAs({})).statusCode).toBe(200)
  const moved = await save({
    directory: { ...directory({ host: 'elsewhere.test' }), bindPassword: undefined },
  })
  expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([422, ['directory.bindPassword']])
})

it('refuses a domain of another company, and a filter that matches no user', async () => {
  const taken = await ask(test, '/companies', { body: company({ name: 'Other' }), token })
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'domain-taken'])
  const filter = await save({ directory: directory({ userFilter: '(objectClass=*)' }) })
  expect(Object.keys(filter.json().fields)).toEqual(['directory.userFilter'])
})

it('can be tested step by step', async () => {
  const tried = async (body: object) =>
    (await ask(test, `/companies/${companyId}/directory-test`, { body, token })).json()
  expect(await tried({})).toMatchObject({ outcome: 'ok', person: null })
  expect(await tried({ username: 'jane' })).toMatchObject({ outcome: 'ok', person: { firstName: 'Jane' } })
  expect((await tried({ username: 'jane', password: 'no' })).outcome).toBe('person-refused')
})

/** The directory treats each of them as the entry of zoe. */
const SPELLINGS = [
  'zoe@acme.test',
  'Zoe',
  'ZOE',
  ' zoe',
  'zoe ',
  'zOe@elsewhere.test',
  'zoe@',
  `uid=zoe,${SLAPD_BASE}`,
  `UID=Zoe , ${SLAPD_BASE}`,
  `uid=zoe,  ou=People,dc=acme, dc=TEST`,
]

it('makes guesses at one entry wait after ten failures, however it is spelled, and no other entry', async () => {
  await save({ directory: directory({ userFilter: '(|(uid={account})(entryDN={username}))' }) })
  const guess = (username: string) => logInAs({ username, password: 'guess' })
  for (const username of SPELLINGS)
    expect([username, (await guess(username)).json().code]).toEqual([username, 'directory-person-refused'])
  for (const username of SPELLINGS)
    expect([username, (await guess(username)).json().code]).toEqual([username, 'too-many-attempts'])
  expect((await logInAs({})).statusCode).toBe(200)
  await save({})
})

it('counts names that the directory does not know as well', async () => {
  const guess = (username: string) => logInAs({ username, password: 'guess' })
  for (let count = 0; count < 10; count += 1) await guess(count % 2 ? 'Nobody ' : ' nobody')
  expect((await guess('NOBODY')).json().code).toBe('too-many-attempts')
})

it('lets the person in from elsewhere while strangers guess, and from where they signed in before at once', async () => {
  const from = { address: '203.0.113.8' }
  const first = await ask(test, '/auth/ldap-login', { body: { ...SLAPD_PERSON, companyId }, ...from })
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  for (let count = 0; count < 10; count += 1) await logInAs({ password: 'guess' })
  const body = { ...SLAPD_PERSON, companyId }
  const elsewhere = await ask(test, '/auth/ldap-login', { body, address: '203.0.113.9' })
  expect(elsewhere.json().code).toBe('proof-needed')
  const known = await ask(test, '/auth/ldap-login', { body, address: '203.0.113.9', headers: { cookie } })
  expect(known.statusCode).toBe(200)
})

it('is for super admins', async () => {
  await addPerson(test, { email: 'admin@oncall.test', role: 'admin' })
  const { accessToken } = await logIn(test, 'admin@oncall.test')
  expect((await ask(test, '/companies', { token: accessToken })).statusCode).toBe(403)
  expect((await ask(test, '/companies')).statusCode).toBe(401)
})
