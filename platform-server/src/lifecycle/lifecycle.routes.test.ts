import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { courseAccess, orderLines, orders, orderSeats, seatInvitations } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import { sessions } from '../lib/data/schema/sessions.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let boss: string
let admin: string
let count = 0

beforeAll(async () => {
  test = await openTestApp()
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin', firstName: 'Sue' })
  await addPerson(test, { email: 'admin@oncall.test', role: 'admin' })
  boss = (await logIn(test, 'super@oncall.test')).accessToken
  admin = (await logIn(test, 'admin@oncall.test')).accessToken
})
afterAll(() => test.close())

const learner = (change: Partial<typeof users.$inferInsert> = {}): Promise<Person> =>
  addPerson(test, { email: `learner${(count += 1)}@oncall.test`, ...change })
const end = (action: string, { id }: Pick<Person, 'id'>, { token = boss, host = 'localhost' } = {}) =>
  ask(test, `/admin/people/${id}/${action}`, {
    method: 'POST',
    ...(action === 'enable' ? {} : { body: { reason: 'Left the company' } }),
    token,
    host,
  })
const withTenant: TestApp['services']['database']['withTenant'] = (tenantId, work) =>
  test.services.database.withTenant(tenantId, work)
const detailOf = async ({ id }: Person) => (await ask(test, `/admin/people/${id}`, { token: boss })).json()
const post = (to: string) =>
  withTenant(1, (tx) => test.services.mail.post(tx, { to, subject: 'Your certificate expires', text: 'x' }))

describe('a disabled account', () => {
  it('is signed out at once, cannot sign in, and learns why only with its password', async () => {
    const person = await learner()
    const { accessToken: token, refreshToken } = await logIn(test, person.email)
    expect((await end('disable', person)).statusCode).toBe(204)

    const response = await ask(test, '/auth/me', { token })
    expect([response.statusCode, response.json().code]).toEqual([401, 'account-disabled'])
    const refreshed = await ask(test, '/auth/refresh', { body: { refreshToken } })
    expect([refreshed.statusCode, refreshed.json().code]).toEqual([401, 'account-disabled'])
    const logIn2 = (password: string) => ask(test, '/auth/login', { body: { email: person.email, password } })
    expect((await logIn2(PASSWORD)).json().code).toBe('account-disabled')
    expect((await logIn2('wrong')).json().code).toBe('wrong-credentials')
    const { history, ...detail } = await detailOf(person)
    expect(detail).toMatchObject({
      disabledAt: expect.any(String),
      disabledReason: 'Left the company',
      sessions: [],
    })
    const [ended] = history.filter(({ action }: { action: string }) => action === 'person.disable')
    expect(ended).toMatchObject({ actor: 'super@oncall.test', after: { reason: 'Left the company' } })
  })

  it('gets no email, neither a reminder nor a link', async () => {
    const person = await learner()
    await end('disable', person)
    const before = test.mails.length
    await post(person.email)
    await ask(test, '/auth/forgot-password', { body: { email: person.email } })
    await test.services.jobs.drain()
    expect(test.mails.slice(before)).toEqual([])
    await end('enable', person)
    await post(person.email)
    await test.services.jobs.drain()
    expect(test.mails.slice(before).map(({ to }) => to)).toEqual([person.email])
  })

  it('says nothing about an account of another tenant with the same address', async () => {
    const person = await learner()
    await addPerson(test, { email: person.email, tenantId: 2 })
    await end('disable', person)
    const before = test.mails.length
    await withTenant(2, (tx) => test.services.mail.post(tx, { to: person.email, subject: 'Two', text: 'x' }))
    await test.services.jobs.drain()
    expect(test.mails.slice(before).map(({ subject }) => subject)).toEqual(['Two'])
    expect((await logIn(test, person.email, 'trinova.localhost')).user.email).toBe(person.email)
  })

  it('is as it was once it is enabled', async () => {
    const person = await learner()
    await end('disable', person)
    expect((await end('enable', person)).statusCode).toBe(204)
    expect((await logIn(test, person.email)).user.id).toBe(person.id)
    expect(await detailOf(person)).toMatchObject({ disabledAt: null, disabledReason: null })
  })

  it('is offered to no learner as a partner', async () => {
    const pia = await learner({ isProfessionalPartner: true, firstName: 'Pia' })
    await end('disable', pia)
    const { partners } = await detailOf(await learner())
    expect(partners.map(({ id }: { id: number }) => id)).not.toContain(pia.id)
  })
})

describe('staff', () => {
  it('below super admin cannot disable or erase an account, nor can staff of another tenant', async () => {
    const person = await learner()
    for (const action of ['disable', 'enable', 'erase']) {
      expect((await end(action, person, { token: admin })).statusCode).toBe(403)
      expect((await end(action, person, { host: 'trinova.localhost' })).statusCode).toBe(401)
    }
    const outsider = await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
    expect((await end('erase', outsider)).statusCode).toBe(404)
    const body = { reason: ' ' }
    const silent = await ask(test, `/admin/people/${person.id}/disable`, { body, token: boss })
    expect([silent.statusCode, silent.json().fields]).toEqual([422, { reason: expect.any(String) }])
  })

  it('cannot remove the last super admin, themselves included', async () => {
    const [sue] = await withTenant(1, (tx) =>
      tx.select().from(users).where(eq(users.email, 'super@oncall.test')),
    )
    expect((await end('erase', sue!)).json().code).toBe('last-super-admin')
    const closed = await ask(test, '/account/close', { method: 'POST', token: boss })
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'last-super-admin'])
    const another = await learner({ role: 'super_admin' })
    expect((await end('disable', sue!)).json().code).toBe('own-account')
    await end('disable', another)
    expect((await end('erase', sue!)).json().code).toBe('last-super-admin')
  })

  it('find another partner for learners before they erase theirs', async () => {
    const pia = await learner({ isProfessionalPartner: true })
    const ana = await learner({ assignedPartnerId: pia.id })
    expect((await end('erase', pia)).json().code).toBe('has-learners')
    await end('erase', ana)
    expect((await end('erase', pia)).statusCode).toBe(204)
  })

  it('erase an account, which is then listed apart and cannot be changed', async () => {
    const person = await learner({ firstName: 'Zora' })
    expect((await end('erase', person)).statusCode).toBe(204)
    const list = async (query: string) =>
      (await ask(test, `/admin/people?size=100&${query}`, { token: boss })).json().items as Person[]
    expect((await list('')).some(({ id }) => id === person.id)).toBe(false)
    expect((await list('kind=erased')).some(({ id }) => id === person.id)).toBe(true)
    expect(await detailOf(person)).toMatchObject({
      email: `erased-${person.id}@erased.invalid`,
      retained: null,
      history: [{ action: 'person.erase', after: { reason: 'Left the company', keepsTraining: false } }],
    })
    for (const action of ['erase', 'disable', 'enable'])
      expect((await end(action, person)).json().code).toBe('erased-already')
    const change = await ask(test, `/admin/people/${person.id}`, {
      method: 'PATCH',
      body: { role: 'admin' },
      token: boss,
    })
    expect(change.json().code).toBe('erased-already')
    const audit = await withTenant(1, (tx) => tx.select().from(auditEntries))
    expect(JSON.stringify(audit)).not.toContain(person.email)
  })
})

it('asks for the password or a factor again before anything is erased', async () => {
  const person = await learner()
  const { accessToken: token } = await logIn(test, person.email)
  await withTenant(1, (tx) =>
    tx
      .update(sessions)
      .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.userId, person.id)),
  )
  const late = await ask(test, '/account/close', { method: 'POST', token })
  expect([late.statusCode, late.json().code]).toEqual([403, 'proof-required'])
  const proof = { kind: 'secrets', password: PASSWORD }
  expect((await ask(test, '/account/proof', { body: proof, token })).statusCode).toBe(204)
  expect((await ask(test, '/account/close', { method: 'POST', token })).statusCode).toBe(204)
})

describe('an erasure', () => {
  async function order(buyer: Person, state: 'paid' | 'awaiting_payment' = 'paid') {
    const id = randomUUID()
    const at = new Date()
    const billing = { name: 'Buyer', companyName: '', address: 'Main Street', poNumber: '' }
    await withTenant(1, async (tx) => {
      await tx.insert(orders).values({
        ...{ id, tenantId: 1, userId: buyer.id, number: id.slice(0, 8), state, seats: 2, sumCents: 100 },
        ...{ discountCents: 0, totalCents: 100, billing, termsVersion: '1', placedAt: at, requestKey: id },
      })
      const line = { tenantId: 1, orderId: id, place: 1, code: 'IC0110', title: 'Course', priceCents: 50 }
      await tx.insert(orderLines).values(line)
    })
    return id
  }

  it('returns an unused seat, a seat reserved for the address, and the subscription', async () => {
    const [buyer, holder] = [await learner(), await learner({ isSubscribed: true })]
    const [orderId, at] = [await order(buyer), new Date()]
    const expiresAt = new Date(Date.now() + 86_400_000)
    await withTenant(1, async (tx) => {
      const seat = { tenantId: 1, orderId, userId: holder.id, at }
      await tx.insert(orderSeats).values(seat)
      await tx.insert(courseAccess).values({ ...seat, moduleCode: 'IC0110' })
      const invitation = {
        id: randomUUID(),
        tenantId: 1,
        orderId,
        email: holder.email,
        tokenHash: randomUUID(),
      }
      await tx.insert(seatInvitations).values({ ...invitation, sentAt: at, expiresAt })
    })
    expect((await end('erase', holder)).statusCode).toBe(204)
    const left = await withTenant(1, async (tx) => [
      await tx.select().from(orderSeats).where(eq(orderSeats.orderId, orderId)),
      await tx.select().from(courseAccess).where(eq(courseAccess.orderId, orderId)),
      await tx.select().from(seatInvitations).where(eq(seatInvitations.orderId, orderId)),
    ])
    expect(left).toEqual([[], [], []])
    const changes = await withTenant(1, (tx) =>
      tx.select().from(subscriptionChanges).where(eq(subscriptionChanges.userId, holder.id)),
    )
    expect(changes).toMatchObject([{ isSubscribed: false, reason: 'account erased' }])
  })

  it('cancels what was ordered and not paid', async () => {
    const buyer = await learner()
    const orderId = await order(buyer, 'awaiting_payment')
    await end('erase', buyer)
    const [row] = await withTenant(1, (tx) => tx.select().from(orders).where(eq(orders.id, orderId)))
    expect(row?.state).toBe('canceled')
  })

  it('cancels queued emails to the address', async () => {
    const person = await learner()
    await post(person.email)
    const waiting = async () =>
      (
        await test.services.database.queue.executeSql(
          `select data ->> 'to' as to from jobs.job where name = 'mail'`,
        )
      ).rows as { to: string }[]
    expect((await waiting()).map(({ to }) => to)).toContain(person.email)
    await withTenant(1, (tx) => test.services.mail.withdraw(tx, person.email))
    expect((await waiting()).map(({ to }) => to)).not.toContain(person.email)
  })
})
