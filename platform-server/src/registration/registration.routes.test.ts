import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
const GOOD = 'Quiet-harbor-41'
const OTHER = 'Plum-orbit-93-tea'
let clock = Date.now()
let partnerId: number

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => new Date(clock) }, config: { registrationLimit: 7 } })
  await addPerson(test, { email: 'ana@oncall.test' })
  partnerId = (await addPerson(test, { email: 'pia@oncall.test', isProfessionalPartner: true })).id
})
afterAll(() => test.close())

const wanted = (changes: object = {}) => ({
  first_name: 'Nia',
  last_name: 'Okafor',
  email: 'nia@example.test',
  password: GOOD,
  company_name: 'Okafor Ltd',
  state: 'TX',
  assigned_partner_id: null,
  ...changes,
})
const register = (changes?: object, host = 'localhost') =>
  ask(test, '/auth/register', { body: wanted(changes), host })
const post = (url: string, body: object) => ask(test, url, { body })
const lastMail = () => test.mails.at(-1)
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

it('creates an account that can sign in after its email is confirmed', async () => {
  const answer = await register({ email: 'Nia@Example.test', assigned_partner_id: partnerId })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().message).toBe(
    'Account created successfully! Please check your email to verify your account.',
  )
  const login = () => post('/auth/login', { email: 'nia@example.test', password: GOOD })
  expect((await login()).json().code).toBe('email-not-verified')
  const { to, subject, text, html, fromName } = lastMail() ?? {}
  expect([to, fromName]).toEqual(['nia@example.test', 'OnCall Safety'])
  expect(subject).toContain('OnCall Safety')
  expect(html).toContain('/verify-email?token=')
  const token = tokenIn(text)
  const verify = () => post('/auth/verify-email', { token, password: GOOD })
  expect([(await verify()).statusCode, (await verify()).statusCode]).toEqual([204, 204])
  expect((await login()).statusCode).toBe(200)
})

it('leads on from the link in the email to the page for which they registered, on this site only', async () => {
  await register({ email: 'three@example.test', from: '/checkout?plan=LS0100&seats=3' })
  expect(lastMail()?.text).toMatch(/verify-email\?token=[\w-]+&from=%2Fcheckout%3Fplan%3DLS0100%26seats%3D3/)
  for (const from of ['//evil.test', 'https://evil.test', '/\\evil.test'])
    expect((await register({ email: 'four@example.test', from })).statusCode).toBe(422)
})

it("links to the tenant's own host, whatever Host header was sent", async () => {
  await register({ email: 'one@example.test' }, 'evil.example:6666')
  expect(lastMail()?.text).toMatch(/http:\/\/localhost:8080\/verify-email\?token=/)
  await register({ email: 'two@example.test' }, 'trinova.localhost')
  expect(lastMail()?.text).toMatch(/http:\/\/trinova\.localhost:8080\/verify-email\?token=/)
  expect(lastMail()?.fromName).toBe('Trinova Safety Academy')
})

it.each([
  ['a taken email, in other letters', { email: 'ANA@oncall.test' }, 409, 'email'],
  ['a state that does not exist', { state: 'ZZ' }, 422, 'state'],
  [
    'a partner who does not exist',
    { email: 'p@example.test', assigned_partner_id: 999_999 },
    422,
    'assigned_partner_id',
  ],
  ['a short password', { password: 'short' }, 422, 'password'],
  ['a leaked password', { email: 'p@example.test', password: 'Password1' }, 422, 'password'],
  ['a password of names', { email: 'p@example.test', password: 'NiaOkafor1' }, 422, 'password'],
  ['an address that is none', { email: 'nobody' }, 422, 'email'],
])('refuses %s', async (_, changes, status, field) => {
  const answer = await register(changes)
  expect(answer.statusCode).toBe(status)
  expect(Object.keys(answer.json().fields)).toContain(field)
})

it.each([
  ['first_name', 'http://evil.test'],
  ['last_name', 'Okafor\u202eevil'],
  ['company_name', 'Win at evil.com/prize'],
])('refuses a %s of %j, and says so in both languages', async (field, name) => {
  const english = await register({ email: 'p@example.test', [field]: name })
  expect([english.statusCode, english.json().fields[field]]).toEqual([
    422,
    expect.stringMatching(/web address/),
  ])
  const spanish = await ask(test, '/auth/register', {
    body: wanted({ email: 'p@example.test', [field]: name }),
    headers: { cookie: 'language=es' },
  })
  expect(spanish.json().fields[field]).toMatch(/web/)
  expect(spanish.json().fields[field]).not.toMatch(/address/)
})

it.each(['nobody', 'ana@', '@oncall.test', '', 'ana@oncall.test, bob@oncall.test', 'a\u0000@oncall.test'])(
  'does not call %j an address that is free',
  async (email) => {
    const answer = await post('/auth/check-email', { email })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['email']])
  },
)

it('refuses a learner in the place of a partner', async () => {
  const learner = await addPerson(test, { email: 'lee@oncall.test' })
  expect((await register({ email: 'p@example.test', assigned_partner_id: learner.id })).statusCode).toBe(422)
})

it('knows which emails are free, tenant by tenant', async () => {
  const isFree = async (email: string, host = 'localhost') =>
    (await ask(test, '/auth/check-email', { body: { email }, host })).json().available
  expect(await isFree('Ana@oncall.test')).toBe(false)
  expect(await isFree('free@oncall.test')).toBe(true)
  expect(await isFree('ana@oncall.test', 'trinova.localhost')).toBe(true)
})

it('lists professional partners without anything private', async () => {
  const answer = await ask(test, '/auth/professional-partners')
  expect(answer.json()).toEqual([
    { id: partnerId, firstName: 'Ana', lastName: 'Reyes', title: null, certifications: null },
  ])
})

it('lets one address register so often in an hour', async () => {
  const results: number[] = []
  for (let index = 0; index < 7; index += 1)
    results.push((await register({ email: `many${index}@example.test` })).statusCode)
  const refused = await register({ email: 'late@example.test' })
  expect(results).toContain(429)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  clock += 3_600_001
  expect((await register({ email: 'late@example.test' })).statusCode).toBe(201)
})

describe('a forgotten password', () => {
  it('returns the same with and without an account, and emails only an account', async () => {
    const before = test.mails.length
    const answers = [
      await post('/auth/forgot-password', { email: 'nobody@oncall.test' }),
      await post('/auth/forgot-password', { email: 'ana@oncall.test' }),
    ]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, answers[0]?.body],
      [202, answers[0]?.body],
    ])
    expect(test.mails.length).toBe(before + 1)
  })

  it('is replaced once with the emailed link, which ends every session', async () => {
    const { accessToken } = await logIn(test, 'ana@oncall.test')
    await post('/auth/forgot-password', { email: 'ana@oncall.test' })
    const token = tokenIn(lastMail()?.text)
    const reset = () => post('/auth/reset-password', { token, password: OTHER })
    expect((await reset()).statusCode).toBe(204)
    expect((await ask(test, '/auth/me', { token: accessToken })).statusCode).toBe(401)
    expect((await post('/auth/login', { email: 'ana@oncall.test', password: PASSWORD })).statusCode).toBe(401)
    expect((await post('/auth/login', { email: 'ana@oncall.test', password: OTHER })).statusCode).toBe(200)
    expect((await reset()).statusCode).toBe(410)
  })

  it('opens by its link for an hour only, and on its own tenant only', async () => {
    await post('/auth/forgot-password', { email: 'pia@oncall.test' })
    const body = { token: tokenIn(lastMail()?.text), password: OTHER }
    const elsewhere = await ask(test, '/auth/reset-password', { body, host: 'trinova.localhost' })
    expect(elsewhere.statusCode).toBe(410)
    clock += 3_600_001
    expect((await post('/auth/reset-password', body)).statusCode).toBe(410)
  })

  it('cannot be used to fill a mailbox', async () => {
    const ask5 = Array.from({ length: 6 }, () => post('/auth/forgot-password', { email: 'none@oncall.test' }))
    const statuses = (await Promise.all(ask5)).map(({ statusCode }) => statusCode)
    expect(statuses).toContain(429)
  })
})
