import { Problem } from '@platform/shared-contracts/http'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { buildApp } from '../build-app.ts'
import { openSharedServices } from '../shared-services.ts'
import { recordAttempt } from '../lib/attempts.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { addPerson, ask, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let clock = Date.now()
let lastAddress = 0
const newAddress = () => `198.51.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => new Date(clock) } })
})
afterAll(() => test.close())

interface From {
  readonly address?: string
  readonly cookie?: string
}

const logIn = (body: object, { address, cookie }: From = {}) =>
  ask(test, '/auth/login', {
    body,
    ...(address ? { address } : {}),
    ...(cookie ? { headers: { cookie } } : {}),
  })
const guess = (email: string, from?: From) => logIn({ email, password: 'a wrong one' }, from)
const right = (email: string, from?: From, more: object = {}) =>
  logIn({ email, password: PASSWORD, ...more }, from)

/** So many failures of strangers, none of them from the address of a test. */
async function attack(email: string, failures: number): Promise<void> {
  for (let count = 0; count < Math.min(failures, 10); count += 1)
    await guess(email, { address: newAddress() })
  for (let count = 10; count < failures; count += 1) {
    const address = newAddress()
    const proof = await solved(await guess(email, { address }))
    const answer = await logIn({ email, password: 'a wrong one', proof }, { address })
    if (answer.statusCode !== 401) throw new Error(`guess ${count} was answered ${answer.body}`)
  }
}

async function solved(answer: { json: () => unknown }) {
  const { challenge } = Problem.parse(answer.json())
  if (!challenge) throw new Error('there was no challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

const cookieOf = ({ headers }: { headers: object }) =>
  String(Object.entries(headers).find(([name]) => name === 'set-cookie')?.[1]).split(';')[0] ?? ''
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

it('records each login with its own address, also when it waited for another', async () => {
  const email = 'waits@oncall.test'
  await addPerson(test, { email, role: 'admin' })
  const [, answer] = await Promise.all([
    guess(email, { address: '2001:db8:5::1' }),
    right(email, { address: '2001:db8:5::2' }),
  ])
  expect(answer.statusCode).toBe(200)
  const entries = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  const logins = entries.filter(({ action, actor }) => action === 'session.login' && actor === email)
  expect(logins.map(({ address }) => address)).toEqual(['2001:db8:5::2'])
})

it('delays only the eleventh failure of an address', async () => {
  const email = 'ten@oncall.test'
  await addPerson(test, { email })
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(email)))
  expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(401), 429, 429])
  const refused = await right(email)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)

  const address = newAddress()
  const elsewhere = await right(email, { address })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([429, 'proof-needed'])
  const proof = await solved(elsewhere)
  expect((await right(email, { address }, { proof })).statusCode).toBe(200)
  clock += 900_000
  expect((await right(email)).statusCode).toBe(200)
})

it('counts concurrent requests to two replicas one by one', async () => {
  const email = 'two@oncall.test'
  await addPerson(test, { email })
  const replica = await buildApp(await openSharedServices(test.services), { maxEventLoopDelayMs: 0 })
  const guessAt = (app: TestApp['app']) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: 'a wrong one' },
    })
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, index) => guessAt(index % 2 ? test.app : replica)),
  )
  await replica.close()
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
})

it('asks more work the more is guessed, takes each proof once, and for its own account only', async () => {
  const email = 'proof@oncall.test'
  await addPerson(test, { email })
  await addPerson(test, { email: 'other@oncall.test' })
  await attack(email, 10)
  await attack('other@oncall.test', 10)
  const address = newAddress()
  const first = await guess(email, { address })
  expect(Number(first.headers['retry-after'])).toBeGreaterThan(800)
  expect(Problem.parse(first.json()).challenge?.parameters.data).toMatchObject({ level: 1 })
  const proof = await solved(first)
  const wrong = { ...proof, solution: { ...proof.solution, derivedKey: 'ab'.repeat(32) } }
  for (const [who, body] of [
    [email, { proof: wrong }],
    ['other@oncall.test', { proof }],
  ] as const)
    expect((await right(who, { address }, body)).json().code).toBe('proof-needed')
  expect((await logIn({ email, password: 'a wrong one', proof }, { address })).statusCode).toBe(401)
  expect((await right(email, { address }, { proof })).json().code).toBe('proof-needed')
  await attack(email, 20)
  const later = Problem.parse((await guess(email, { address: newAddress() })).json())
  expect(later.challenge?.parameters.data).toMatchObject({ level: 2 })
}, 60_000)

it('lets a browser in that signed in before, whatever strangers do, until it fails itself', async () => {
  const email = 'known@oncall.test'
  await addPerson(test, { email })
  const first = await right(email)
  const cookie = cookieOf(first)
  expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/)
  const address = newAddress()
  for (let count = 0; count < 11; count += 1) await guess(email, { address })
  expect((await right(email, { address })).statusCode).toBe(429)
  expect((await right(email, { address, cookie })).statusCode).toBe(200)

  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await guess(email, { cookie })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  const withoutCookie = await right(email, { address: newAddress() })
  expect(withoutCookie.json().code).toBe('proof-needed')
})

it("takes another account's cookie, or one of before a new password, for none", async () => {
  await addPerson(test, { email: 'mine@oncall.test' })
  await addPerson(test, { email: 'yours@oncall.test' })
  const cookie = cookieOf(await right('mine@oncall.test'))
  await attack('yours@oncall.test', 10)
  await attack('mine@oncall.test', 10)
  expect((await right('yours@oncall.test', { cookie })).json().code).toBe('proof-needed')
  expect((await right('mine@oncall.test', { cookie })).statusCode).toBe(200)
  await ask(test, '/auth/forgot-password', { body: { email: 'mine@oncall.test' } })
  const token = tokenIn(test.mails.at(-1)?.text)
  await ask(test, '/auth/reset-password', { body: { token, password: 'Quiet-harbor-41-lamp' } })
  await attack('mine@oncall.test', 10)
  const answer = await logIn({ email: 'mine@oncall.test', password: 'Quiet-harbor-41-lamp' }, { cookie })
  expect(answer.json().code).toBe('proof-needed')
})

it('emails the user once per episode, in their language, with a link that works once', async () => {
  const email = 'mailed@oncall.test'
  await addPerson(test, { email, language: 'es' })
  const mailsOf = () => test.mails.filter(({ to }) => to === email)
  await attack(email, 12)
  await test.services.jobs.drain()
  expect(mailsOf().map(({ subject }) => subject)).toEqual([
    'Intentos fallidos de iniciar sesión en OnCall Safety',
  ])
  const link = tokenIn(mailsOf()[0]?.text)
  expect(mailsOf()[0]?.text).toContain('/login?token=')

  const address = newAddress()
  expect((await right('known@oncall.test', { address }, { link })).statusCode).toBe(429)
  const opened = await right(email, { address }, { link })
  expect(opened.statusCode).toBe(200)
  expect((await right(email, { address }, { link })).json().code).toBe('proof-needed')
  expect((await right(email, { address, cookie: cookieOf(opened) })).statusCode).toBe(200)

  clock += 3_600_001
  await attack(email, 11)
  await test.services.jobs.drain()
  expect(mailsOf()).toHaveLength(2)
}, 60_000)

it.each(['hundred@oncall.test', 'nobody-hundred@oncall.test'])(
  'blocks a hundred guesses at %s, from any number of addresses',
  async (email) => {
    if (email.startsWith('hundred')) await addPerson(test, { email })
    const attempt = { tenantId: 1, kind: 'login', about: email } as const
    await test.services.database.withTenant(1, async (tx) => {
      for (let count = 0; count < 100; count += 1) await recordAttempt(tx, attempt, test.services.now())
    })
    const answer = await right(email, { address: newAddress() })
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'sign-in-link-needed'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  },
)

it('responds the same to guesses at an address without an account, and sends no email', async () => {
  const email = 'nobody@oncall.test'
  const before = test.mails.length
  await attack(email, 10)
  const answer = await guess(email, { address: newAddress() })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'proof-needed'])
  await test.services.jobs.drain()
  expect(test.mails).toHaveLength(before)
})

it('counts the addresses of one IPv6 network together', async () => {
  const email = 'six@oncall.test'
  await addPerson(test, { email })
  for (let count = 0; count < 10; count += 1) await guess(email, { address: `2001:db8:0:9::${count + 1}` })
  expect((await right(email, { address: '2001:db8:0:9::ffff' })).json().code).toBe('too-many-attempts')
  expect((await right(email, { address: '2001:db8:0:a::1' })).json().code).toBe('proof-needed')
})
