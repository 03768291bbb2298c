import { AuditPage } from '@platform/shared-contracts/http'
import { users } from '../lib/data/schema/people.ts'
import { findByEmail } from '../domain/accounts/people.ts'
import { addPerson, ask } from '../testing/people.ts'
import { SLAPD_BASE, SLAPD_PERSON, SLAPD_SERVICE, startSlapd, type Slapd } from '../testing/slapd.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { logIn } from '../testing/people.ts'

/** A stranger registers with another person's address; however its owner proves it, the account is theirs alone. */

let test: TestApp
let slapd: Slapd
let partnerId: number
const ATTACKER_PASSWORD = 'Stranger-knows-77-this'
const OWNER_PASSWORD = 'Owner-alone-41-knows'

beforeAll(async () => {
  ;[test, slapd] = await Promise.all([openTestApp(), startSlapd()])
  await addPerson(test, { email: 'sam@oncall.test', role: 'super_admin' })
  partnerId = (await addPerson(test, { email: 'pia@oncall.test', isProfessionalPartner: true })).id
}, 60_000)
afterAll(async () => {
  await Promise.all([test.close(), slapd.stop()])
})

const post = (url: string, body: object, headers = {}) => ask(test, url, { body, headers })
const logInWith = (email: string, password: string) => post('/auth/login', { email, password })
const accountOf = (email: string) => test.services.database.withTenant(1, (tx) => findByEmail(tx, email))
const mailTo = (email: string, path: string) =>
  test.mails.filter(({ to, text }) => to === email && text.includes(path)).at(-1)?.text ?? ''
const tokenTo = (email: string, path: string) => /token=([\w-]+)/.exec(mailTo(email, path))?.[1] ?? ''

const registration = (email: string, password = ATTACKER_PASSWORD) => ({
  first_name: 'Mallory',
  last_name: 'Strange',
  email,
  password,
  company_name: 'Evil Ltd',
  state: 'TX',
  assigned_partner_id: partnerId,
})
const registerAsAttacker = async (email: string) => {
  const answer = await post('/auth/register', registration(email))
  expect(answer.statusCode).toBe(201)
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

async function expectOwnerAccess(email: string, names: object): Promise<void> {
  expect((await logInWith(email, ATTACKER_PASSWORD)).json().code).toBe('wrong-credentials')
  const account = await accountOf(email)
  expect(account).toMatchObject({ ...names, assignedPartnerId: null, state: null })
  expect(account?.emailVerifiedAt).not.toBeNull()
  expect(JSON.stringify(account)).not.toMatch(/Mallory|Strange|Evil/)
}

it('verifies by the link alone in the browser that registered, and nowhere else', async () => {
  const cookie = await registerAsAttacker('link@acme.test')
  const token = tokenTo('link@acme.test', '/verify-email')
  const byOwner = await post('/auth/verify-email', { token })
  expect([byOwner.statusCode, byOwner.json().code]).toEqual([409, 'password-needed'])
  const guessed = await post('/auth/verify-email', { token, password: OWNER_PASSWORD })
  expect([guessed.statusCode, Object.keys(guessed.json().fields)]).toEqual([422, ['password']])
  expect((await accountOf('link@acme.test'))?.emailVerifiedAt).toBeNull()
  const other = await registerAsAttacker('other@acme.test')
  expect((await post('/auth/verify-email', { token }, { cookie: other })).statusCode).toBe(409)
  expect((await post('/auth/verify-email', { token }, { cookie })).statusCode).toBe(204)
})

it('limits guesses at the password of a registration', async () => {
  await registerAsAttacker('guess@acme.test')
  const token = tokenTo('guess@acme.test', '/verify-email')
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await post('/auth/verify-email', { token, password: 'guess' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

it('adds one audit entry when too many guesses lock a confirmation link', async () => {
  const email = 'audited@acme.test'
  await registerAsAttacker(email)
  const token = tokenTo(email, '/verify-email')
  for (let count = 0; count < 13; count += 1) await post('/auth/verify-email', { token, password: 'guess' })
  const about = `user/${(await accountOf(email))?.id}`
  const { accessToken } = await logIn(test, 'sam@oncall.test')
  const answer = await ask(test, '/admin/audit?size=100', { token: accessToken })
  const found = AuditPage.parse(answer.json()).items.filter(
    ({ subject, action }) => subject === about && action.endsWith('blocked'),
  )
  expect(found).toMatchObject([
    {
      sentence: 'Could not confirm the email address of Mallory Strange: too many wrong passwords.',
      actor: 'unknown',
      group: 'account',
    },
  ])
})

it('gives the account to the user who resets its password by email, with their own names', async () => {
  const email = 'reset@acme.test'
  const cookie = await registerAsAttacker(email)
  const verification = tokenTo(email, '/verify-email')
  await post('/auth/forgot-password', { email })
  const token = tokenTo(email, '/reset-password')
  const nameless = await post('/auth/reset-password', { token, password: OWNER_PASSWORD })
  expect([nameless.statusCode, nameless.json().code]).toEqual([409, 'names-needed'])
  const names = { firstName: 'Olive', lastName: 'Owner' }
  expect((await post('/auth/reset-password', { token, password: OWNER_PASSWORD, ...names })).statusCode).toBe(
    204,
  )
  await expectOwnerAccess(email, names)
  expect((await logInWith(email, OWNER_PASSWORD)).statusCode).toBe(200)
  await post('/auth/verify-email', { token: verification, password: ATTACKER_PASSWORD }, { cookie })
  await expectOwnerAccess(email, names)
})

it('refuses a second registration as specified, and emails the owner how to sign in', async () => {
  const email = 'again@acme.test'
  await registerAsAttacker(email)
  const second = await post('/auth/register', registration(email, OWNER_PASSWORD))
  expect([second.statusCode, second.json().code]).toEqual([409, 'email-taken'])
  await test.services.jobs.drain()
  const token = tokenTo(email, '/reset-password')
  const names = { firstName: 'Olive', lastName: 'Owner' }
  expect((await post('/auth/reset-password', { token, password: OWNER_PASSWORD, ...names })).statusCode).toBe(
    204,
  )
  await expectOwnerAccess(email, names)
  await post('/auth/register', registration(email, OWNER_PASSWORD))
  await test.services.jobs.drain()
  expect(mailTo(email, '/reset-password')).toContain(token)
})

it('gives the account to the user whom the company directory confirms, and invalidates earlier emails', async () => {
  const email = SLAPD_PERSON.username
  await registerAsAttacker(email)
  await post('/auth/forgot-password', { email })
  const token = tokenTo(email, '/reset-password')
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin' })
  const directory = {
    host: 'localhost',
    port: slapd.port,
    tls: 'plain',
    caPem: null,
    ...SLAPD_SERVICE,
    baseDn: SLAPD_BASE,
    userFilter: '(uid={account})',
  }
  const made = await ask(test, '/companies', {
    body: { name: 'Acme', domains: ['acme.test'], directory },
    token: (await logIn(test, 'super@oncall.test')).accessToken,
  })
  const joined = await post('/auth/ldap-login', { ...SLAPD_PERSON, companyId: made.json().id })
  expect(joined.statusCode).toBe(200)
  await expectOwnerAccess(email, { firstName: 'Jane', lastName: 'Doe', passwordHash: null })
  const names = { firstName: 'Mallory', lastName: 'Strange' }
  const reset = await post('/auth/reset-password', { token, password: ATTACKER_PASSWORD, ...names })
  expect(reset.statusCode).toBe(410)
})

it('does not let the registration of another person block a seat reserved for the address', async () => {
  const email = 'seat@acme.test'
  await registerAsAttacker(email)
  expect((await logInWith(email, ATTACKER_PASSWORD)).json().code).toBe('email-not-verified')
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(users))
  expect(rows.find((row) => row.email === email)?.emailVerifiedAt).toBeNull()
})
