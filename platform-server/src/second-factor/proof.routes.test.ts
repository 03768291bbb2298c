import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { addPasskey, addTotp, totpCode } from '../testing/second-factor.ts'
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let clock = new Date('2026-06-01T12:00:00Z')
let count = 0

const pass = (ms: number) => (clock = new Date(clock.getTime() + ms))

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => clock } })
})
afterAll(() => test.close())

/** Signed in, and ten minutes later. */
async function lateSession() {
  const { email } = await addPerson(test, { email: `proof${count++}@oncall.test` })
  const { accessToken: token } = await logIn(test, email)
  return { email, token, wait: () => pass(10 * 60_000) }
}

const prove = (token: string, body: object) => ask(test, '/account/proof', { body, token })

it.each([
  ['POST', '/account/totp', undefined],
  ['POST', '/account/totp/confirm', { code: '123456' }],
  ['DELETE', '/account/totp', undefined],
  ['POST', '/account/passkeys/options', undefined],
  ['DELETE', '/account/passkeys/00000000-0000-4000-8000-000000000000', undefined],
  ['POST', '/account/recovery-codes', undefined],
] as const)('%s %s wants a proof that is younger than 10 minutes', async (method, url, body) => {
  const { token, wait } = await lateSession()
  wait()
  const answer = await ask(test, url, { method, token, ...(body ? { body } : {}) })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof-required'])
})

it('takes the password of an account without a second factor', async () => {
  const { token, wait } = await lateSession()
  wait()
  expect((await ask(test, '/account/proof', { token })).json()).toEqual({
    password: true,
    code: false,
    passkey: false,
  })
  const wrong = await prove(token, { kind: 'secrets', password: 'guess' })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['password']])
  expect((await prove(token, { kind: 'secrets', password: PASSWORD })).statusCode).toBe(204)
  expect((await ask(test, '/account/totp', { method: 'POST', token })).statusCode).toBe(200)
})

it('takes password and code together where there is an authenticator app, and removes it then', async () => {
  const { email, token, wait } = await lateSession()
  const { secret } = await addTotp(test, token)
  wait()
  const remove = () => ask(test, '/account/totp', { method: 'DELETE', token })
  expect((await prove(token, { kind: 'secrets', password: PASSWORD })).json().code).toBe('wrong-code')
  const code = totpCode(secret, clock)
  expect((await prove(token, { kind: 'secrets', code })).json().code).toBe('wrong-password')
  expect((await remove()).statusCode).toBe(403)
  pass(30_000)
  const both = { kind: 'secrets', password: PASSWORD, code: totpCode(secret, clock) }
  expect((await prove(token, both)).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(404)
  await logIn(test, email)
  expect(test.mails.findLast(({ to }) => to === email)?.subject).toContain('app was removed')
})

it('takes a passkey alone', async () => {
  const { token, wait } = await lateSession()
  const laptop = new SoftwareAuthenticator('http://localhost:8080')
  await addPasskey(test, laptop, { token })
  wait()
  const options = (await ask(test, '/account/proof/options', { method: 'POST', token })).json()
  const response = laptop.get(options)
  expect((await prove(token, { kind: 'passkey', response })).statusCode).toBe(204)
  expect((await ask(test, '/account/recovery-codes', { method: 'POST', token })).statusCode).toBe(200)
  expect((await prove(token, { kind: 'passkey', response })).json().code).toBe('wrong-passkey')
})

it('does not take the password alone where the account has a passkey', async () => {
  const { token, wait } = await lateSession()
  await addPasskey(test, new SoftwareAuthenticator('http://localhost:8080'), { token })
  wait()
  const answer = await prove(token, { kind: 'secrets', password: PASSWORD })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'sign-in-again'])
})

it('limits password guesses from an open session', async () => {
  const { token } = await lateSession()
  const guesses = Array.from({ length: 12 }, () => prove(token, { kind: 'secrets', password: 'guess' }))
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
})
