import { createHmac } from 'node:crypto'
import {
  decodeJwt,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
} from 'jose'
import { CLIENT_ID, type LaunchWish } from '../../testing/lti/lti-platform.ts'
import { openLauncher, type Launcher, type Started } from '../../testing/lti/lti-launcher.ts'
import { ask } from '../../testing/people.ts'
import { byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const DEPLOYMENT = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id'
const TOKEN_REFUSED = /could not verify/
const STATE_REFUSED = /has expired or was already used/

let test: TestApp
let launcher: Launcher
let now = new Date()
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
  launcher = await openLauncher(test)
  await launcher.register()
})
beforeEach(() => {
  now = new Date()
})
afterAll(async () => {
  await launcher.platform.close()
  await test.close()
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const seconds = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

async function answerTo(wish: LaunchWish) {
  const { status, body, code } = await launcher.launch(wish)
  return { status, body, isOpen: code !== null }
}

const claimsOf = async ({ nonce }: Started) => decodeJwt(await launcher.platform.sign({}, nonce))
const header = { alg: 'RS256', kid: 'platform-1' }

it('sends the browser to the platform with what must come back, and takes the message once', async () => {
  const started = await launcher.start()
  expect(Object.fromEntries(started.location.searchParams)).toMatchObject({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: CLIENT_ID,
    redirect_uri: 'http://localhost/api/lti/launch',
  })
  const token = await launcher.platform.sign({}, started.nonce)
  const first = await launcher.post(started, token)
  expect(first.statusCode).toBe(303)
  expect(first.headers.location).toMatch(/^\/lti\?module=IC0110#[\w-]{43}$/)
  const replayed = await launcher.post(started, token)
  expect(replayed.statusCode).toBe(403)
  expect(replayed.body).toMatch(STATE_REFUSED)
})

it('refuses an older message in answer to a new login: its nonce was used', async () => {
  const before = await launcher.start()
  const token = await launcher.platform.sign({}, before.nonce)
  expect((await launcher.post(before, token)).statusCode).toBe(303)
  const answer = await launcher.post(await launcher.start(), token)
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toMatch(TOKEN_REFUSED)
})

it('refuses the state of another browser, and of a browser without our cookie', async () => {
  const victim = await launcher.start()
  for (const cookie of [victim.cookie, '']) {
    const started = await launcher.start()
    const token = await launcher.platform.sign({}, started.nonce)
    const answer = await launcher.post(started, token, { cookie })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toMatch(/did not return our cookie/)
  }
})

it('refuses a login that took too long', async () => {
  const started = await launcher.start()
  later(11)
  const answer = await launcher.post(started, await launcher.platform.sign({}, started.nonce))
  expect(answer.body).toMatch(STATE_REFUSED)
})

// Times are computed when the test runs: the table is made when the suite is loaded, minutes before.
it.each<[string, LaunchWish | (() => LaunchWish), RegExp]>([
  ['for another client', { claims: { aud: 'somebody-else' } }, TOKEN_REFUSED],
  [
    'for several clients without saying which asked',
    { claims: { aud: [CLIENT_ID, 'other'] } },
    TOKEN_REFUSED,
  ],
  ['asked for by another client', { claims: { aud: [CLIENT_ID, 'other'], azp: 'other' } }, TOKEN_REFUSED],
  ['of another issuer', { claims: { iss: 'https://lms.example' } }, TOKEN_REFUSED],
  ['that has expired', () => ({ claims: { iat: seconds(-9), exp: seconds(-3) } }), TOKEN_REFUSED],
  ['of the future', () => ({ claims: { iat: seconds(5), exp: seconds(9) } }), TOKEN_REFUSED],
  ['that was made long ago', () => ({ claims: { iat: seconds(-60), exp: seconds(60) } }), TOKEN_REFUSED],
  ['of an unknown deployment', { claims: { [DEPLOYMENT]: 'course-8' } }, /deployment ID/],
  ['of nobody', { sub: undefined }, /did not say who you are/],
  ['for no module of ours', { module: 'IC9999' }, /does not name a module/],
])('refuses a message %s', async (_what, wish, text) => {
  const answer = await answerTo(typeof wish === 'function' ? wish() : wish)
  expect(answer).toMatchObject({ status: 403, isOpen: false })
  expect(answer.body).toMatch(text)
})

it('lets clocks differ by a minute', async () => {
  const soon = Math.floor(Date.now() / 1000) + 50
  expect(await answerTo({ claims: { iat: soon, nbf: soon } })).toMatchObject({ isOpen: true })
  const over = Math.floor(Date.now() / 1000) - 50
  expect(await answerTo({ claims: { iat: over - 60, exp: over } })).toMatchObject({ isOpen: true })
})

it('takes a message for several clients that names ours', async () => {
  expect(await answerTo({ claims: { aud: [CLIENT_ID, 'other'], azp: CLIENT_ID } })).toMatchObject({
    isOpen: true,
  })
})

type Forge = (started: Started) => Promise<string>

const forgeries: readonly [string, Forge][] = [
  ['without a signature', async (started) => new UnsecuredJWT(await claimsOf(started)).encode()],
  [
    'whose signature was cut off',
    async ({ nonce }) => (await launcher.platform.sign({}, nonce)).replace(/[^.]+$/, ''),
  ],
  [
    'signed by somebody else with the same key id',
    async (started) => {
      const { privateKey } = await generateKeyPair('RS256')
      return new SignJWT(await claimsOf(started)).setProtectedHeader(header).sign(privateKey)
    },
  ],
  [
    "signed with the platform's public key as a secret",
    async (started) => {
      const key = (await importJWK(launcher.platform.keySet.keys[0]!, 'RS256', {
        extractable: true,
      })) as CryptoKey
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const signed = `${encode({ alg: 'HS256', kid: 'platform-1' })}.${encode(await claimsOf(started))}`
      const mac = createHmac('sha256', await exportSPKI(key))
        .update(signed)
        .digest('base64url')
      return `${signed}.${mac}`
    },
  ],
  ['that is no token', async () => 'nothing'],
]

it.each(forgeries)('refuses a message %s', async (_what, forge) => {
  const started = await launcher.start()
  const answer = await launcher.post(started, await forge(started))
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toMatch(TOKEN_REFUSED)
})

it('knows no login of another tenant, and no platform of it', async () => {
  const started = await launcher.start()
  const token = await launcher.platform.sign({}, started.nonce)
  const answer = await launcher.post(started, token, { host: 'trinova.localhost' })
  expect(answer.body).toMatch(STATE_REFUSED)
  const query = new URLSearchParams({ iss: launcher.platform.url, client_id: CLIENT_ID, login_hint: '{}' })
  const login = await ask(test, `/lti/login?${query}`, { host: 'trinova.localhost' })
  expect(login.statusCode).toBe(403)
  expect(login.body).toMatch(/does not know the system/)
  expect(login.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

it('opens a window where it is shown in a frame, in frames of the registered platform only', async () => {
  const login_hint = JSON.stringify({ sub: 'x"><script>' })
  const payload = `${new URLSearchParams({ iss: launcher.platform.url, client_id: CLIENT_ID, login_hint })}`
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/lti/login',
    headers: {
      ...{ host: 'localhost', 'sec-fetch-dest': 'iframe', 'accept-language': 'es-MX' },
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-frame-options']).toBeUndefined()
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${launcher.platform.url}`)
  expect(answer.body).toContain('Abrir en una ventana nueva')
  expect(answer.body).not.toContain('<script>')
  const [, href = ''] = /href="([^"]+)" target="_blank"/.exec(answer.body) ?? []
  expect(new URL(href.replaceAll('&amp;', '&')).searchParams.get('login_hint')).toBe(login_hint)
})

it('refuses a platform that is switched off, and modules that are not opened to it', async () => {
  const changes = { clientId: 'tool-2', issuer: 'https://two.example', isActive: false }
  const off = await launcher.register(changes)
  const query = new URLSearchParams({ iss: off.issuer, login_hint: '{}' })
  expect((await ask(test, `/lti/login?${query}`)).body).toMatch(/turned off/)
  const three = { clientId: CLIENT_ID, issuer: 'https://three.example', moduleCodes: ['IC0112'] }
  await launcher.register(three)
  const started = await launcher.start({ query: { iss: three.issuer } })
  const token = await launcher.platform.sign({ claims: { iss: three.issuer } }, started.nonce)
  const answer = await launcher.post(started, token)
  expect(answer.body).toMatch(/not open to your organization/)
})
