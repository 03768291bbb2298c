import { addPerson, ask, logIn } from '../testing/people.ts'
import { addPasskey, addTotp, beginLogin } from '../testing/second-factor.ts'
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const ORIGIN = 'http://localhost:8080'
const TRINOVA = 'trinova.localhost'

let test: TestApp
let clock = new Date('2026-06-01T12:00:00Z')
let count = 0

const pass = (ms: number) => (clock = new Date(clock.getTime() + ms))

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => clock } })
})
afterAll(() => test.close())

async function withPasskey() {
  const { email } = await addPerson(test, { email: `passkey${count++}@oncall.test` })
  const { accessToken: token } = await logIn(test, email)
  const laptop = new SoftwareAuthenticator(ORIGIN)
  const added = await addPasskey(test, laptop, { token })
  return { email, token, laptop, added }
}

const loginOptions = async (host = 'localhost') =>
  (await ask(test, '/auth/passkey/options', { method: 'POST', host })).json()
const signIn = (response: object, host = 'localhost') =>
  ask(test, '/auth/passkey', { body: { response }, host })
const passkeysOf = async (token: string) =>
  (await ask(test, '/account/second-factor', { token })).json().passkeys

describe('a new passkey', () => {
  it('is listed with its name, and brings ten recovery codes', async () => {
    const { token, added } = await withPasskey()
    expect(added.statusCode).toBe(201)
    expect(added.json().recoveryCodes).toHaveLength(10)
    expect(await passkeysOf(token)).toMatchObject([{ name: 'Laptop', host: 'localhost', lastUsedAt: null }])
  })

  it('is one of several; a second one brings no new recovery codes', async () => {
    const { token } = await withPasskey()
    pass(1)
    const second = await addPasskey(test, new SoftwareAuthenticator(ORIGIN), { token, name: 'Phone' })
    expect(second.json()).toEqual({ recoveryCodes: null })
    expect((await passkeysOf(token)).map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Phone'])
  })

  it.each([
    ['made for another site', { origin: 'http://evil.test:8080' }],
    ['bound to another host', { rpId: 'evil.test' }],
    ['not unlocked by the person', { isUserVerified: false }],
    ['for another challenge', { challenge: 'AAAA' }],
  ])('is refused when it is %s', async (_, deviation) => {
    const { email } = await addPerson(test, { email: `refused${count++}@oncall.test` })
    const { accessToken: token } = await logIn(test, email)
    const options = (await ask(test, '/account/passkeys/options', { method: 'POST', token })).json()
    const response = new SoftwareAuthenticator(ORIGIN).create(options, deviation)
    const answer = await ask(test, '/account/passkeys', { body: { name: 'x', response }, token })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrong-passkey'])
    await logIn(test, email)
  })

  it('returns its challenge once', async () => {
    const { token } = await withPasskey()
    const options = (await ask(test, '/account/passkeys/options', { method: 'POST', token })).json()
    const add = (authenticator: SoftwareAuthenticator) =>
      ask(test, '/account/passkeys', { body: { name: 'x', response: authenticator.create(options) }, token })
    expect((await add(new SoftwareAuthenticator(ORIGIN))).statusCode).toBe(201)
    expect((await add(new SoftwareAuthenticator(ORIGIN))).statusCode).toBe(422)
  })

  it('is not made under an address that is none of the tenant’s, whatever the Host header says', async () => {
    const { token } = await withPasskey()
    const answer = await ask(test, '/account/passkeys/options', { method: 'POST', token, host: 'evil.test' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.json()).not.toHaveProperty('challenge')
  })
})

describe('signing in with a passkey alone', () => {
  it('returns tokens, and stores when it was used', async () => {
    const { email, laptop, token } = await withPasskey()
    const answer = await signIn(laptop.get(await loginOptions()))
    expect(answer.json().user.email).toBe(email)
    expect((await ask(test, '/auth/me', { token: answer.json().accessToken })).statusCode).toBe(200)
    expect(await passkeysOf(token)).toMatchObject([{ lastUsedAt: clock.toISOString() }])
  })

  it('requires a discoverable key with user verification, and names no user', async () => {
    expect(await loginOptions()).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
  })

  it.each([
    ['another site', { origin: 'http://evil.test:8080' }],
    ['another host', { rpId: 'evil.test' }],
    ['a key that nobody unlocked', { isUserVerified: false }],
    ['a challenge that was never given', { challenge: 'AAAA' }],
    ['another person’s handle', { userHandle: 'AAAA' }],
  ])('refuses %s', async (_, deviation) => {
    const { laptop } = await withPasskey()
    const answer = await signIn(laptop.get(await loginOptions(), deviation))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong-passkey'])
  })

  it('refuses a signature of another key under this name', async () => {
    const { laptop } = await withPasskey()
    const options = await loginOptions()
    const [real, forged] = [laptop.get(options), new SoftwareAuthenticator(ORIGIN).get(options)]
    const response = { ...real.response, signature: forged.response.signature }
    expect((await signIn({ ...real, response })).statusCode).toBe(401)
  })

  it('takes an answer once, and a challenge for 5 minutes', async () => {
    const { laptop } = await withPasskey()
    const response = laptop.get(await loginOptions())
    expect((await signIn(response)).statusCode).toBe(200)
    expect((await signIn(response)).statusCode).toBe(401)
    const late = laptop.get(await loginOptions())
    pass(5 * 60_000)
    expect((await signIn(late)).statusCode).toBe(401)
  })

  it('refuses a key whose counter goes back, and emails the user', async () => {
    const { email, laptop } = await withPasskey()
    expect((await signIn(laptop.get(await loginOptions(), { counter: 9 }))).statusCode).toBe(200)
    expect((await signIn(laptop.get(await loginOptions(), { counter: 9 }))).statusCode).toBe(401)
    await ask(test, '/auth/login', { body: { email, password: 'x' } })
    await test.services.jobs.drain()
    expect(test.mails.findLast(({ to }) => to === email)?.text).toContain('may have copied your passkey')
    expect((await signIn(laptop.get(await loginOptions(), { counter: 10 }))).statusCode).toBe(200)
  })

  it('takes keys that do not count', async () => {
    const { laptop } = await withPasskey()
    for (let use = 0; use < 2; use++)
      expect((await signIn(laptop.get(await loginOptions(), { counter: 0 }))).statusCode).toBe(200)
  })

  it('works on the tenant’s own site only', async () => {
    const { laptop } = await withPasskey()
    const options = await loginOptions(TRINOVA)
    expect(options.rpId).toBe(TRINOVA)
    expect((await signIn(laptop.get(options), TRINOVA)).statusCode).toBe(401)
    const { email } = await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
    const { accessToken: token } = await logIn(test, email, TRINOVA)
    const otherAuthenticator = new SoftwareAuthenticator(`http://${TRINOVA}:8080`)
    expect((await addPasskey(test, otherAuthenticator, { token, host: TRINOVA })).statusCode).toBe(201)
    expect(
      (await signIn(otherAuthenticator.get(await loginOptions(TRINOVA)), TRINOVA)).json().user.email,
    ).toBe(email)
    expect((await signIn(otherAuthenticator.get(await loginOptions()))).statusCode).toBe(401)
  })

  it('is not for an account that its company lets in', async () => {
    const { email, laptop } = await withPasskey()
    const company = `insert into companies (tenant_id, name) values (1, 'Acme') returning id`
    await test.services.database.withTenant(1, (tx) =>
      tx.execute(
        `with c as (${company}) update users set company_id = c.id, directory_id = 'd-1' from c where email = '${email}'`,
      ),
    )
    expect((await signIn(laptop.get(await loginOptions()))).json().code).toBe('directory-account')
  })
})

describe('a passkey as the second step', () => {
  const step = (challenge: string, response: object) =>
    ask(test, '/auth/second-factor', { body: { challenge, proof: { kind: 'passkey', response } } })
  const stepOptions = async (challenge: string) =>
    (await ask(test, '/auth/second-factor/passkey-options', { body: { challenge } })).json()

  it('completes a login', async () => {
    const { email, laptop } = await withPasskey()
    const { challenge, methods } = await beginLogin(test, email)
    expect(methods).toEqual(['passkey', 'recovery-code'])
    const options = await stepOptions(challenge)
    expect(options.allowCredentials).toMatchObject([{ id: laptop.credentialId.toString('base64url') }])
    expect((await step(challenge, laptop.get(options))).json().user.email).toBe(email)
  })

  it('is not another person’s', async () => {
    const [ana, bob] = [await withPasskey(), await withPasskey()]
    const { challenge } = await beginLogin(test, ana.email)
    const answer = await step(challenge, bob.laptop.get(await stepOptions(challenge)))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrong-passkey'])
    const alone = bob.laptop.get(await loginOptions())
    expect((await step(challenge, alone)).statusCode).toBe(422)
  })
})

describe('keeping passkeys', () => {
  it('renames and removes only own passkeys', async () => {
    const [ana, bob] = [await withPasskey(), await withPasskey()]
    const [{ id }] = await passkeysOf(ana.token)
    const url = `/account/passkeys/${id}`
    const rename = (token: string) => ask(test, url, { method: 'PATCH', body: { name: 'Work' }, token })
    const remove = (token: string) => ask(test, url, { method: 'DELETE', token })
    expect([(await rename(bob.token)).statusCode, (await remove(bob.token)).statusCode]).toEqual([404, 404])
    expect((await rename(ana.token)).json().name).toBe('Work')
    expect((await remove(ana.token)).statusCode).toBe(204)
    expect((await signIn(ana.laptop.get(await loginOptions()))).statusCode).toBe(401)
    await logIn(test, ana.email)
  })

  it('still requires a second factor while another one is left', async () => {
    const { email, token } = await withPasskey()
    await addTotp(test, token)
    const [{ id }] = await passkeysOf(token)
    await ask(test, `/account/passkeys/${id}`, { method: 'DELETE', token })
    expect((await beginLogin(test, email)).methods).toEqual(['totp', 'recovery-code'])
  })

  it('is part of what a person may download, without a secret', async () => {
    const { token } = await withPasskey()
    const held = (await ask(test, '/account/export', { token })).json()
    expect(held.sections.passkeys).toMatchObject([{ name: 'Laptop', host: 'localhost' }])
    expect(JSON.stringify(held)).not.toMatch(/publicKey|userHandle/)
  })
})
