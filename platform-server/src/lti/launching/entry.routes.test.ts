import { randomUUID } from 'node:crypto'
import { LoginAnswer } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'
import { openLauncher, type Launcher } from '../../testing/lti/lti-launcher.ts'
import type { LaunchWish } from '../../testing/lti/lti-platform.ts'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let launcher: Launcher
let platformId: number
beforeAll(async () => {
  test = await openTestApp()
  launcher = await openLauncher(test)
  const registration = { ...launcher.platform.registration(), tenantId: 1, createdAt: new Date() }
  const [made] = await test.services.database.withPlatform((tx) =>
    tx.insert(ltiPlatforms).values(registration).returning(),
  )
  platformId = made!.id
})
afterAll(async () => {
  await launcher.platform.close()
  await test.close()
})

let addresses = 0
async function enter(code: string | null, cookie: string, host = 'localhost') {
  const address = `192.0.2.${(addresses += 1)}`
  return ask(test, '/auth/lti', { body: { code: code ?? '' }, headers: { cookie }, host, address })
}

async function enterAs(wish: LaunchWish) {
  const { code, cookie } = await launcher.launch(wish)
  return enter(code, cookie)
}

const change = (values: Partial<typeof ltiPlatforms.$inferInsert>) =>
  test.services.database.withPlatform((tx) =>
    tx.update(ltiPlatforms).set(values).where(eq(ltiPlatforms.id, platformId)),
  )
const newPerson = () => {
  const name = randomUUID()
  return { sub: name, email: `${name}@acme.example` }
}
const lessonsOpenTo = (token: string, code: string) => ask(test, `/modules/${code}/state`, { token })

it('makes an account for an address that the platform vouches for, and opens the same one afterwards', async () => {
  const wish = { ...newPerson(), name: 'Lee Park', locale: 'es-MX' }
  const first = LoginAnswer.parse((await enterAs(wish)).json())
  expect(first.user).toMatchObject({
    email: wish.email,
    firstName: 'Lee',
    lastName: 'Park',
    language: 'es',
    role: 'user',
    holdsTraining: true,
  })
  const again = LoginAnswer.parse((await enterAs({ ...wish, email: 'changed@acme.example' })).json())
  expect(again.user.id).toBe(first.user.id)
})

it('takes a code once, in the browser of the launch, in its tenant', async () => {
  const { code, cookie } = await launcher.launch(newPerson())
  const other = (await launcher.start()).cookie
  expect((await enter(code, other)).statusCode).toBe(410)
  expect((await enter(code, '')).statusCode).toBe(410)
  expect((await enter(code, cookie, 'trinova.localhost')).statusCode).toBe(410)
  expect((await enter(code, cookie)).statusCode).toBe(200)
  expect((await enter(code, cookie)).statusCode).toBe(410)
})

it('opens no account that exists by its address: its owner signs in once, and proves who they are', async () => {
  const person = await addPerson(test, { email: `${randomUUID()}@acme.example` })
  const wish = { sub: randomUUID(), email: person.email }
  const { code, cookie } = await launcher.launch(wish)
  const refused = await enter(code, cookie)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().code).toBe('lti-sign-in')
  const { accessToken: token } = await logIn(test, person.email)
  const body = { code }
  const elsewhere = { cookie: (await launcher.start()).cookie }
  expect((await ask(test, '/lti/connections', { body, token, headers: elsewhere })).statusCode).toBe(410)
  expect((await ask(test, '/lti/connections', { body, headers: { cookie } })).statusCode).toBe(401)
  const connected = await ask(test, '/lti/connections', { body, token, headers: { cookie } })
  expect(connected.json()).toEqual({ moduleCode: 'IC0110' })
  const entered = LoginAnswer.parse((await enterAs(wish)).json())
  expect(entered.user.id).toBe(person.id)
})

it('makes no account for an address outside the domains of the platform', async () => {
  const answer = await enterAs({ sub: randomUUID(), email: `${randomUUID()}@elsewhere.example` })
  expect(answer.json().code).toBe('lti-sign-in')
  expect((await enterAs({ sub: randomUUID() })).json().code).toBe('lti-sign-in')
})

it.each([
  ['staff', { role: 'admin' as const }],
  ['partners', { isProfessionalPartner: true }],
])('connects no account of %s, and opens none that became one', async (_whom, change) => {
  const person = await addPerson(test, { email: `${randomUUID()}@acme.example`, ...change })
  const { code, cookie } = await launcher.launch({ sub: randomUUID(), email: person.email })
  const { accessToken: token } = await logIn(test, person.email)
  const answer = await ask(test, '/lti/connections', { body: { code }, token, headers: { cookie } })
  expect(answer.json()).toMatchObject({ code: 'lti-account' })
})

it('connects one account with one person', async () => {
  const wish = newPerson()
  await enterAs(wish)
  const other = await addPerson(test, { email: `${randomUUID()}@oncall.test` })
  const { code, cookie } = await launcher.launch(wish)
  const { accessToken: token } = await logIn(test, other.email)
  const answer = await ask(test, '/lti/connections', { body: { code }, token, headers: { cookie } })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('lti-connected')
})

it('gives the modules that are opened to the platform, for as long as it is switched on', async () => {
  const { accessToken: token } = LoginAnswer.parse((await enterAs(newPerson())).json())
  await change({ moduleCodes: ['IC0110'] })
  expect((await lessonsOpenTo(token, 'IC0110')).statusCode).toBe(200)
  expect((await lessonsOpenTo(token, 'IC0111')).statusCode).toBe(402)
  await change({ isActive: false })
  expect((await lessonsOpenTo(token, 'IC0110')).statusCode).toBe(402)
  await change({ isActive: true, givesAccess: false })
  expect((await lessonsOpenTo(token, 'IC0110')).statusCode).toBe(402)
  await change({ givesAccess: true })
})

it('takes no more people than there are seats, and makes no account for one too many', async () => {
  const known = newPerson()
  await enterAs(known)
  await change({ seats: 1 })
  const late = newPerson()
  const refused = await enterAs(late)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({
    code: 'lti-seats',
    message: expect.stringContaining('The one seat'),
  })
  expect((await enterAs(known)).statusCode).toBe(200)
  await change({ seats: null })
  expect((await enterAs(late)).json().user.email).toBe(late.email)
})
