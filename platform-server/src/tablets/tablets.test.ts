import {
  CompanyPerson,
  LoginAnswer,
  NewTablet,
  SignInCodeList,
  TabletList,
} from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { desc, eq } from 'drizzle-orm'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companyTablets } from '../lib/data/schema/company/tablets.ts'
import { users } from '../lib/data/schema/people.ts'
import { attempts } from '../lib/data/schema/sessions.ts'
import { addCompanies, employ } from '../testing/company.ts'
import { ask, logIn } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const START = new Date()
let clock = START
let test: TestApp
let people: Awaited<ReturnType<typeof addCompanies>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => clock } })
  people = await addCompanies(test)
  for (const who of ['helen', 'ruth', 'ana'] as const)
    tokens[who] = (await logIn(test, people[who].email)).accessToken
})
beforeEach(() => test.services.database.withTenant(1, (tx) => tx.delete(attempts)))
afterAll(() => test.close())

type Who = 'helen' | 'ruth' | 'ana'
const post = (path: string, body: object, who: Who = 'helen') =>
  ask(test, path, { body, token: tokens[who] as string })
const remove = (path: string, who: Who = 'helen') =>
  ask(test, path, { method: 'DELETE', token: tokens[who] as string })
const data = <T>(work: Parameters<typeof test.services.database.withTenant<T>>[1]) =>
  test.services.database.withTenant(1, work)

async function tablet(who: Who = 'helen') {
  const { id, url } = NewTablet.parse((await post('/company/tablets', { name: 'Break room' }, who)).json())
  return { id, key: new URL(url).hash.slice(1) }
}
const add = async (changes: object = {}, who: Who = 'helen') => {
  const body = { firstName: 'Rosa', lastName: 'Diaz', email: null, supervisorId: null, ...changes }
  return CompanyPerson.parse((await post('/company/people', body, who)).json())
}
async function pinOf({ id }: { readonly id: number }) {
  const [code] = SignInCodeList.parse((await post('/company/sign-in-codes', { people: [id] })).json())
  return code!
}
// Each from an address of its own, so that no limit of addresses plays a part.
let address = 0
const signIn = (body: object, host = 'localhost') =>
  ask(test, '/auth/tablet-login', { body, host, address: `203.0.113.${(address += 1) % 250}` })
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const other = (pin: string) => (pin === '000000' ? '111111' : '000000')

it('signs in a person without email by number and PIN, on a tablet of the company', async () => {
  const before = test.mails.length
  const rosa = await add({ employeeNumber: 'E-7' })
  expect(rosa).toMatchObject({ email: null, employeeNumber: 'E-7', state: 'active', pinMadeAt: null })
  const { key } = await tablet()
  expect((await ask(test, '/tablet', { body: { key } })).json()).toEqual({
    name: 'Break room',
    company: 'Acme',
  })
  const { pin, ...code } = await pinOf(rosa)
  expect(code).toEqual({ personId: rosa.id, name: 'Rosa Diaz', number: 'E-7' })
  const answer = await signIn({ key, number: 'e-7', pin })
  const { user, accessToken } = LoginAnswer.parse(answer.json())
  expect(user).toMatchObject({ firstName: 'Rosa', role: 'user', isOnTablet: true })
  expect(hasEmail(user.email)).toBe(false)
  expect((await ask(test, '/auth/me', { token: accessToken })).json()).toMatchObject({ isOnTablet: true })
  expect(test.mails).toHaveLength(before)
})

it('makes a number for someone who has none, and refuses one that is taken', async () => {
  const made = await add({ firstName: 'Tom' })
  expect(made.employeeNumber).toMatch(/^\d{5}$/)
  const body = { firstName: 'Kim', lastName: 'Lee', email: null, supervisorId: null }
  const taken = await post('/company/people', { ...body, employeeNumber: made.employeeNumber })
  expect(taken.json()).toMatchObject({
    code: 'employee-number-taken',
    fields: { employeeNumber: expect.any(String) },
  })
  // Numbers are those of a company.
  expect((await add({ employeeNumber: made.employeeNumber }, 'ruth')).employeeNumber).toBe(
    made.employeeNumber,
  )
})

it('opens nothing with a wrong PIN, an unknown number, or the key of another company, tenant or no tablet', async () => {
  const rosa = await add({ employeeNumber: 'E-8' })
  const { pin, number } = await pinOf(rosa)
  const [own, theirs] = [await tablet(), await tablet('ruth')]
  const answers = [
    await signIn({ key: own.key, number, pin: other(pin) }),
    await signIn({ key: own.key, number: 'nobody', pin }),
    await signIn({ key: theirs.key, number, pin }),
    await signIn({ key: own.key, number, pin }, 'trinova.localhost'),
    await signIn({ key: 'x'.repeat(43), number, pin }),
    await signIn({ key: own.key, number, pin: '12345' }),
  ]
  expect(answers.map(codeOf)).toEqual([
    [401, 'wrong-pin'],
    [401, 'wrong-pin'],
    [401, 'wrong-pin'],
    [410, 'tablet-gone'],
    [410, 'tablet-gone'],
    [422, expect.anything()],
  ])
})

it('locks a person after 5 wrong PINs, also for the right one, until 15 minutes have passed or a new PIN is made', async () => {
  const rosa = await add({ employeeNumber: 'E-9' })
  const { pin, number } = await pinOf(rosa)
  const { key } = await tablet()
  const wrong = await Promise.all(Array.from({ length: 6 }, () => signIn({ key, number, pin: other(pin) })))
  expect(wrong.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 401, 401, 429])
  const locked = await signIn({ key: (await tablet()).key, number, pin })
  expect(codeOf(locked)).toEqual([429, 'pin-locked'])
  expect(locked.json().message).toBe(
    'Too many wrong PINs. Try again in 15 minutes, or ask your manager for a new PIN.',
  )
  clock = new Date(START.getTime() + 15 * 60_000)
  expect((await signIn({ key, number, pin })).statusCode).toBe(200)
  for (let count = 0; count < 5; count += 1) await signIn({ key, number, pin: other(pin) })
  const renewed = await pinOf(rosa)
  expect(codeOf(await signIn({ key, number, pin: renewed.pin }))).toEqual([200, undefined])
  clock = START
})

it('locks a person for the day after 20 wrong PINs, and a tablet after 30 in 15 minutes', async () => {
  const { key } = await tablet()
  const rosa = await add({ employeeNumber: 'E-10' })
  const { pin, number } = await pinOf(rosa)
  for (let round = 0; round < 4; round += 1) {
    clock = new Date(START.getTime() + round * 16 * 60_000)
    for (let count = 0; count < 5; count += 1) await signIn({ key, number, pin: other(pin) })
  }
  clock = new Date(START.getTime() + 5 * 3_600_000)
  expect(codeOf(await signIn({ key, number, pin }))).toEqual([429, 'pin-locked'])
  const fresh = await tablet()
  for (let count = 0; count < 30; count += 1) await signIn({ key: fresh.key, number: `n${count}`, pin })
  expect(codeOf(await signIn({ key: fresh.key, number: 'n31', pin }))).toEqual([429, 'too-many-attempts'])
  clock = START
})

describe('what ends a session', () => {
  const open = async (number: string) => {
    const person = await add({ employeeNumber: number })
    const { pin } = await pinOf(person)
    const { id, key } = await tablet()
    const { accessToken, refreshToken } = LoginAnswer.parse((await signIn({ key, number, pin })).json())
    const isOpen = async () => (await ask(test, '/auth/me', { token: accessToken })).statusCode === 200
    return { person, tabletId: id, refreshToken, again: () => signIn({ key, number, pin }), isOpen }
  }

  it.each([
    ['a new PIN', ({ person }: Opened) => pinOf(person), 401],
    ['a revoked PIN', ({ person }: Opened) => remove(`/company/people/${person.id}/sign-in-code`), 401],
    [
      'a deactivated person',
      ({ person }: Opened) => post(`/company/people/${person.id}/deactivate`, {}),
      401,
    ],
    ['a removed tablet', ({ tabletId }: Opened) => remove(`/company/tablets/${tabletId}`), 410],
  ] as const)('%s', async (name, act, status) => {
    const opened = await open(name)
    expect(await opened.isOpen()).toBe(true)
    await act(opened)
    expect(await opened.isOpen()).toBe(false)
    expect((await opened.again()).statusCode).toBe(status)
  })
  type Opened = Awaited<ReturnType<typeof open>>

  it('half an hour without use', async () => {
    const { refreshToken } = await open('idle')
    clock = new Date(START.getTime() + 31 * 60_000)
    expect((await ask(test, '/auth/refresh', { body: { refreshToken } })).statusCode).toBe(401)
    clock = START
  })
})

it('gives no PIN for an account that has an email, or for people of another company', async () => {
  const { ana, acme } = people
  const anaHere = await employ(test, ana, { companyId: acme, jobRole: 'Roofer' })
  const theirs = await add({}, 'ruth')
  const answers = [
    await post('/company/sign-in-codes', { people: [anaHere] }),
    await post('/company/sign-in-codes', { people: [theirs.id] }),
    await remove(`/company/people/${theirs.id}/sign-in-code`),
    await remove(`/company/tablets/${(await tablet('ruth')).id}`),
    await post('/company/sign-in-codes', { people: [anaHere] }, 'ana'),
    await post('/company/tablets', { name: 'Mine' }, 'ana'),
    await ask(test, '/company/tablets'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 403, 403, 401])
})

it('opens no account that became one of staff or was disabled', async () => {
  const { key } = await tablet()
  for (const change of [{ role: 'admin' as const }, { disabledAt: START }]) {
    const person = await add()
    const { pin, number } = await pinOf(person)
    await data((tx) =>
      tx
        .update(users)
        .set(change)
        .where(eq(users.id, person.learnerId ?? 0)),
    )
    expect(codeOf(await signIn({ key, number, pin }))).toEqual([401, 'wrong-pin'])
  }
})

it('lets a session on a tablet neither add another way to sign in nor close the account', async () => {
  const { pin, number } = await pinOf(await add())
  const { key } = await tablet()
  const { accessToken: token } = LoginAnswer.parse((await signIn({ key, number, pin })).json())
  for (const path of ['/account/passkeys/options', '/account/totp', '/account/close'])
    expect(codeOf(await ask(test, path, { method: 'POST', token }))).toEqual([409, 'needs-email'])
})

it('stores neither key nor PIN, and records who made them and who signed in', async () => {
  const person = await add({ employeeNumber: 'E-11' })
  const { pin, number } = await pinOf(person)
  const { id, key } = await tablet()
  await signIn({ key, number, pin })
  const stored = JSON.stringify([
    await data((tx) => tx.select().from(companyTablets)),
    await data((tx) => tx.select().from(companyPeople).where(eq(companyPeople.id, person.id))),
  ])
  expect(stored).not.toContain(key)
  expect(stored).not.toContain(`"${pin}"`)
  const entries = await data((tx) => tx.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(3))
  expect(entries.map(({ action }) => action)).toEqual([
    'session.login',
    'tablet.add',
    'company-person.make-pin',
  ])
  expect(JSON.stringify(entries)).not.toContain(pin)
  const list = TabletList.parse(
    (await ask(test, '/company/tablets', { token: tokens.helen as string })).json(),
  )
  expect(list.find((one) => one.id === id)).toMatchObject({
    createdBy: 'helen@acme.test',
    lastUsedAt: clock.toISOString(),
  })
})

it('sends no email to an account without one, whoever asks', async () => {
  const before = test.mails.length
  const person = await add()
  const [row] = await data((tx) =>
    tx
      .select()
      .from(users)
      .where(eq(users.id, person.learnerId ?? 0)),
  )
  await ask(test, '/auth/forgot-password', { body: { email: row?.email } })
  await ask(test, '/newsletter', { body: { email: row?.email } })
  expect(test.mails).toHaveLength(before)
})
