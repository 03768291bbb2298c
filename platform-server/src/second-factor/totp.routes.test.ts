import { SecondFactorStep } from '@platform/shared-contracts/http'
import decodeQr from 'qr/decode.js'
import { totpSecrets } from '../lib/data/schema/second-factors.ts'
import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { addTotp, beginLogin, totpCode } from '../testing/second-factor.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let clock = new Date('2026-06-01T12:00:00Z')
let count = 0

const pass = (ms: number) => (clock = new Date(clock.getTime() + ms))

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => clock } })
})
afterAll(() => test.close())

/** A new user, signed in, with an authenticator app; the app's next code is unused. */
async function withTotp() {
  const { email, id } = await addPerson(test, { email: `totp${count++}@oncall.test` })
  const { accessToken, refreshToken } = await logIn(test, email)
  const totp = await addTotp(test, accessToken)
  pass(30_000)
  return { ...totp, id, email, token: accessToken, refreshToken }
}

const complete = (challenge: string, proof: object, headers = {}) =>
  ask(test, '/auth/second-factor', { body: { challenge, proof }, headers })
const byCode = (challenge: string, code: string) => complete(challenge, { kind: 'totp', code })

describe('adding an authenticator app', () => {
  it('renders a QR code with the same content as the text', async () => {
    const { accessToken } = await logIn(test, (await addPerson(test, { email: 'qr@oncall.test' })).email)
    const enrollment = (await ask(test, '/account/totp', { method: 'POST', token: accessToken })).json()
    expect(decodeQr(pictureOf(enrollment.qrCode), { timeLimit: Infinity })).toBe(enrollment.uri)
    const { protocol, searchParams, pathname } = new URL(enrollment.uri)
    expect(protocol).toBe('otpauth:')
    expect(searchParams.get('secret')).toBe(enrollment.secret)
    expect(decodeURIComponent(pathname)).toContain('qr@oncall.test')
  })

  it('counts only once a code has confirmed it', async () => {
    const { email } = await addPerson(test, { email: 'unconfirmed@oncall.test' })
    const { accessToken: token } = await logIn(test, email)
    await ask(test, '/account/totp', { method: 'POST', token })
    const wrong = await ask(test, '/account/totp/confirm', { body: { code: '000000' }, token })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['code']])
    expect((await ask(test, '/account/second-factor', { token })).json()).toMatchObject({ totp: null })
    await logIn(test, email)
  })

  it('stores the secret encrypted', async () => {
    const { secret, id } = await withTotp()
    const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(totpSecrets))
    expect(rows.some(({ userId }) => userId === id)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('ends the sessions that began without it, but not the one that adds it', async () => {
    const { email } = await addPerson(test, { email: 'others@oncall.test' })
    const [here, elsewhere] = [await logIn(test, email), await logIn(test, email)]
    await addTotp(test, here.accessToken)
    expect((await ask(test, '/auth/me', { token: here.accessToken })).statusCode).toBe(200)
    expect((await ask(test, '/auth/me', { token: elsewhere.accessToken })).statusCode).toBe(401)
  })

  it('is emailed to the user in their language, and is in the audit trail', async () => {
    const { email } = await addPerson(test, { email: 'correo@oncall.test', language: 'es' })
    await addTotp(test, (await logIn(test, email)).accessToken)
    const mail = test.mails.find(({ to }) => to === email)
    expect(mail?.subject).toContain('Se agregó una aplicación de autenticación')
  })
})

describe('a login with an authenticator app', () => {
  it('returns a challenge and no tokens, and tokens for the code', async () => {
    const { email, secret } = await withTotp()
    const answer = await ask(test, '/auth/login', { body: { email, password: PASSWORD } })
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['secondFactor'])
    const { challenge, methods } = SecondFactorStep.parse(answer.json()).secondFactor
    expect(methods).toEqual(['totp', 'recovery-code'])
    const done = await byCode(challenge, totpCode(secret, clock))
    expect(done.json().user.email).toBe(email)
    expect((await ask(test, '/auth/me', { token: done.json().accessToken })).statusCode).toBe(200)
  })

  it('takes a code once, also at the same moment', async () => {
    const { email, secret } = await withTotp()
    const challenges = [await beginLogin(test, email), await beginLogin(test, email)]
    const code = totpCode(secret, clock)
    const answers = await Promise.all(challenges.map(({ challenge }) => byCode(challenge, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const later = await byCode((await beginLogin(test, email)).challenge, code)
    expect([later.statusCode, later.json().code]).toEqual([422, 'wrong-code'])
  })

  it('takes the code of the step before, and none older', async () => {
    const { email, secret } = await withTotp()
    pass(90_000)
    const codeOf = (msAgo: number) => totpCode(secret, new Date(clock.getTime() - msAgo))
    expect((await byCode((await beginLogin(test, email)).challenge, codeOf(60_000))).statusCode).toBe(422)
    expect((await byCode((await beginLogin(test, email)).challenge, codeOf(30_000))).statusCode).toBe(200)
  })

  it('uses a challenge up', async () => {
    const { email, secret } = await withTotp()
    const { challenge } = await beginLogin(test, email)
    expect((await byCode(challenge, totpCode(secret, clock))).statusCode).toBe(200)
    pass(30_000)
    const again = await byCode(challenge, totpCode(secret, clock))
    expect([again.statusCode, again.json().code]).toEqual([401, 'challenge-over'])
  })

  it('lets a challenge go after 5 minutes', async () => {
    const { email, secret } = await withTotp()
    const { challenge } = await beginLogin(test, email)
    pass(5 * 60_000)
    expect((await byCode(challenge, totpCode(secret, clock))).json().code).toBe('challenge-over')
  })

  it('takes a challenge from the browser that got it, and from no other', async () => {
    const { email, secret } = await withTotp()
    const { challenge } = await beginLogin(test, email)
    const proof = { kind: 'totp', code: totpCode(secret, clock) }
    const stolen = await complete(challenge, proof, { 'user-agent': 'elsewhere' })
    expect(stolen.json().code).toBe('challenge-over')
    expect((await complete(challenge, proof)).statusCode).toBe(200)
  })

  it('takes no code of another person', async () => {
    const [ana, bob] = [await withTotp(), await withTotp()]
    const { challenge } = await beginLogin(test, ana.email)
    expect((await byCode(challenge, totpCode(bob.secret, clock))).statusCode).toBe(422)
  })

  it('requires a wait after ten wrong codes, even with the right one', async () => {
    const { email, secret } = await withTotp()
    const { challenge } = await beginLogin(test, email)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => byCode(challenge, '000000')))
    const statuses = guesses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
    expect((await byCode(challenge, totpCode(secret, clock))).statusCode).toBe(429)
  })
})

describe('recovery codes', () => {
  it('are ten, each valid once; each use is emailed', async () => {
    const { email, recoveryCodes } = await withTotp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const use = async (code: string) =>
      complete((await beginLogin(test, email)).challenge, { kind: 'recovery-code', code })
    const [code = ''] = recoveryCodes
    const done = await use(` ${code.toUpperCase().replaceAll('-', ' ')} `)
    expect(done.statusCode).toBe(200)
    expect((await use(code)).statusCode).toBe(422)
    const overview = await ask(test, '/account/second-factor', { token: done.json().accessToken })
    expect(overview.json().recoveryCodesLeft).toBe(9)
    const mail = test.mails.findLast(({ to }) => to === email)
    expect(mail?.text).toContain('Recovery codes left: 9.')
  })

  it('are nowhere in the database as they are typed', async () => {
    const { recoveryCodes } = await withTotp()
    const rows = await test.services.database.withTenant(1, (tx) =>
      tx.execute('select * from recovery_codes'),
    )
    const stored = JSON.stringify(rows)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.slice(5).replace('-', ''))
  })

  it('are replaced by new ones, and the old ones are worth nothing', async () => {
    const { email, recoveryCodes, token } = await withTotp()
    const made = await ask(test, '/account/recovery-codes', { method: 'POST', token })
    expect(made.json().recoveryCodes).toHaveLength(10)
    const { challenge } = await beginLogin(test, email)
    const [old] = recoveryCodes
    expect((await complete(challenge, { kind: 'recovery-code', code: old })).statusCode).toBe(422)
    const [code] = made.json().recoveryCodes
    expect((await complete(challenge, { kind: 'recovery-code', code })).statusCode).toBe(200)
  })
})

describe('ways around', () => {
  it('a password reset leaves the second factor in place', async () => {
    const { email, secret } = await withTotp()
    await ask(test, '/auth/forgot-password', { body: { email } })
    const mail = test.mails.findLast(({ to }) => to === email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const password = 'Scaffolds and ladders 2026'
    expect((await ask(test, '/auth/reset-password', { body: { token, password } })).statusCode).toBe(204)
    const login = await ask(test, '/auth/login', { body: { email, password } })
    expect(login.json()).not.toHaveProperty('accessToken')
    const { challenge } = login.json().secondFactor
    expect((await byCode(challenge, totpCode(secret, clock))).statusCode).toBe(200)
  })

  it('a challenge is no token of any kind', async () => {
    const { email } = await withTotp()
    const { challenge } = await beginLogin(test, email)
    expect((await ask(test, '/auth/me', { token: challenge })).statusCode).toBe(401)
    const refresh = await ask(test, '/auth/refresh', { body: { refreshToken: challenge } })
    expect(refresh.statusCode).toBe(401)
  })

  it('another tenant knows no such challenge', async () => {
    const { email, secret } = await withTotp()
    const { challenge } = await beginLogin(test, email)
    const proof = { kind: 'totp', code: totpCode(secret, clock) }
    const body = { challenge, proof }
    const answer = await ask(test, '/auth/second-factor', { body, host: 'trinova.localhost' })
    expect(answer.json().code).toBe('challenge-over')
  })
})

function pictureOf({ size, path }: { size: number; path: string }) {
  const scale = 4
  const side = (size + 8) * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) + 4) * scale + row) * side + (Number(x) + 4) * scale
      for (let column = 0; column < scale; column++)
        data.fill(0, (start + column) * 4, (start + column) * 4 + 3)
    }
  return { width: side, height: side, data }
}
