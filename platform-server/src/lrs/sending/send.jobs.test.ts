import { LrsConnection, LrsStatementPage } from '@platform/shared-contracts/http'
import type { LearningEvent } from '../../domain/lrs/learning-event.rule.ts'
import { reportLearning } from '../../domain/lrs/queue-statements.ts'
import { sendJob } from '../../domain/lrs/send-job.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { LRS_SECRET, openLrs, type LrsServer } from '../../testing/xapi/lrs-server.ts'
import { endLease, takeLease } from './sql-lease.ts'

const admin = as({ role: 'super_admin', email: 'super@oncall.test' })
let test: TestApp
let lrs: LrsServer
let ana: number
let ben: number
let clockMs = 0

beforeAll(async () => {
  test = await openTestApp({
    authenticate: byTestHeader,
    services: { now: () => new Date(Date.now() + clockMs) },
  })
  ana = (await addPerson(test, { email: 'ana@oncall.test' })).id
  ben = (await addPerson(test, { email: 'ben@oncall.test' })).id
})
afterAll(() => test.close())
beforeEach(async () => {
  clockMs = 0
  lrs = await openLrs()
  await connect()
})
afterEach(async () => {
  await lrs.close()
  await ask(test, '/admin/lrs', { method: 'DELETE', headers: admin })
  await ask(test, '/admin/lrs', { method: 'DELETE', headers: admin, host: 'trinova.localhost' })
})

const connect = (changes = {}, host = 'localhost') =>
  ask(test, '/admin/lrs', {
    ...{ method: 'PUT', headers: admin, host },
    body: { ...lrs.settings, ...changes },
  })

/** Each call is one transaction, like a request. */
async function read(userId: number, lessonId: string, tenantId = 1) {
  const at = test.services.now()
  const lesson = { kind: 'lesson', moduleCode: 'IC0116', title: lessonId, contentVersion: 3 } as const
  const event: LearningEvent = { ...lesson, lessonId, seconds: 61, at }
  await test.services.database.withTenant(tenantId, (tx) =>
    reportLearning(test.services, tx, { tenantId, userId }, [event]),
  )
}
const drain = (isEarly = false) => test.services.jobs.drain({ isEarly })
const stored = () => lrs.statements.map(({ object }) => ('id' in object ? object.id.split('/').at(-1) : ''))
const connection = async () => LrsConnection.parse((await ask(test, '/admin/lrs', { headers: admin })).json())
const queue = async (state = '') =>
  LrsStatementPage.parse(
    (await ask(test, `/admin/lrs/statements?size=100&state=${state}`, { headers: admin })).json(),
  ).items

it('sends what was committed before a process was killed, and nothing of what was rolled back', async () => {
  await read(ana, 'one')
  const failing = test.services.database.withTenant(1, async (tx) => {
    const event = { kind: 'module', moduleCode: 'IC0116', contentVersion: '3', score: 1 } as const
    await reportLearning(test.services, tx, { tenantId: 1, userId: ana }, [
      { ...event, at: test.services.now() },
    ])
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(lrs.requests).toEqual([])
  expect(await connection()).toMatchObject({ waiting: 1, sent: 0 })
  await drain()
  expect(stored()).toEqual(['one'])
  expect(await connection()).toMatchObject({ waiting: 0, sent: 1, problem: null })
})

it('names a person by their account, and by name and email address only where the tenant wants it', async () => {
  await read(ana, 'one')
  await connect({ secret: null, namesPeople: true })
  await read(ana, 'two')
  await drain()
  const [one, two] = lrs.statements.map(({ actor }) => actor)
  const account = { homePage: 'https://oncall.training.localhost', name: String(ana) }
  expect(one).toEqual({
    objectType: 'Agent',
    account: { ...account, homePage: expect.stringContaining('//oncall.') },
  })
  expect(two).toEqual({ objectType: 'Agent', name: 'Ana Reyes', mbox: 'mailto:ana@oncall.test' })
})

it('sends a statement whose answer was lost again, as the same one', async () => {
  lrs.state.losesAnswers = 1
  await read(ana, 'one')
  await drain()
  expect(await connection()).toMatchObject({ waiting: 1, problem: expect.stringContaining('No server') })
  await drain(true)
  expect(lrs.requests).toHaveLength(2)
  expect(lrs.requests[0]).toEqual(lrs.requests[1])
  expect(stored()).toEqual(['one'])
  expect(await connection()).toMatchObject({ waiting: 0, sent: 1, problem: null, nextAttemptAt: null })
})

it('waits as long as the store asks, keeps the order of what comes meanwhile, and then sends all', async () => {
  lrs.state.next.push({ status: 503, headers: { 'retry-after': '600' }, text: 'Busy' })
  await read(ana, 'one')
  await drain()
  const { problem, nextAttemptAt } = await connection()
  expect(problem).toBe('The record store answered 503: Busy')
  const pause = Date.parse(nextAttemptAt ?? '') - Date.now()
  expect(pause).toBeGreaterThan(590_000)
  await read(ben, 'two')
  await read(ana, 'three')
  await drain()
  expect(lrs.requests).toHaveLength(1)
  clockMs = 601_000
  await drain(true)
  expect(stored()).toEqual(['one', 'two', 'three'])
})

it('goes on after a pause although the clock of the queue is ahead', async () => {
  lrs.state.next.push({ status: 500 })
  await read(ana, 'one')
  await drain()
  await drain(true)
  expect(stored()).toEqual(['one'])
})

it('parks the one statement that the store refuses, sends the others, and sends it again when told to', async () => {
  lrs.state.refuses = ({ object }) => ('id' in object && object.id.endsWith('/bad') ? 'Not wanted' : null)
  for (const name of ['one', 'bad', 'two', 'three', 'four'])
    await test.services.database.withTenant(1, async (tx) => {
      const lesson = { kind: 'lesson', moduleCode: 'IC0116', lessonId: name, title: name } as const
      const event = { ...lesson, contentVersion: 1, seconds: 1, at: test.services.now() }
      await reportLearning(test.services, tx, { tenantId: 1, userId: ana }, [event])
    })
  await drain()
  expect(stored()).toEqual(['one', 'two', 'three', 'four'])
  const [parked] = await queue('rejected')
  expect(parked).toMatchObject({ activity: 'bad', verb: 'completed', email: 'ana@oncall.test' })
  expect(parked?.problem).toBe('The record store answered 400: Not wanted')
  lrs.state.refuses = () => null
  const url = `/admin/lrs/statements/${parked?.position}/retry`
  expect((await ask(test, url, { method: 'POST', headers: as({ role: 'admin' }) })).statusCode).toBe(403)
  expect((await ask(test, url, { method: 'POST', headers: admin })).json()).toMatchObject({
    state: 'waiting',
  })
  expect(stored().at(-1)).toBe('bad')
  expect(await connection()).toMatchObject({ rejected: 0, sent: 5 })
})

it('counts a conflict as sent only if the store has this statement', async () => {
  await read(ana, 'one')
  await drain()
  const [sent] = await queue()
  lrs.state.next.push({ status: 409, text: 'Conflict' })
  const again = () =>
    ask(test, `/admin/lrs/statements/${sent?.position}/retry`, { method: 'POST', headers: admin })
  await again()
  expect(await connection()).toMatchObject({ rejected: 0, sent: 1 })
  const [kept] = lrs.statements
  lrs.statements[0] = { ...kept!, verb: { id: 'http://adlnet.gov/expapi/verbs/failed' } }
  await again()
  expect(await queue('rejected')).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('409') }),
  ])
})

it('never blames a statement for a wrong key, and sends all once the key is right', async () => {
  await connect({ secret: 'wrong' })
  await read(ana, 'one')
  await drain()
  expect(await connection()).toMatchObject({
    waiting: 1,
    rejected: 0,
    problem: expect.stringContaining('401'),
  })
  await connect({ secret: LRS_SECRET })
  await drain()
  expect(stored()).toEqual(['one'])
})

it('is one sender at a time, and what comes while another one sends is sent after its lease', async () => {
  const { database, now } = test.services
  const take = () =>
    database.withTenant(1, (tx) => takeLease(tx, { tenantId: 1, now: now(), attemptAt: null }))
  const lease = await take()
  expect(await take()).toBeNull()
  await read(ana, 'one')
  await drain()
  expect(lrs.requests).toEqual([])
  clockMs = 62_000
  await drain(true)
  expect(stored()).toEqual(['one'])
  await database.withTenant(1, (tx) => endLease(tx, lease!, { problem: 'of an old sender' }))
  expect(await connection()).toMatchObject({ problem: null })
})

it('sends a backlog in batches of fifty', async () => {
  await connect({ secret: null, isActive: false })
  await read(ana, 'not queued')
  await connect({ secret: null })
  lrs.state.next.push({ status: 429 })
  const events = Array.from({ length: 120 }, (_, at) => ({
    ...({ kind: 'module', moduleCode: 'IC0116', contentVersion: String(at), score: 1 } as const),
    at: test.services.now(),
  }))
  await test.services.database.withTenant(1, (tx) =>
    reportLearning(test.services, tx, { tenantId: 1, userId: ana }, events),
  )
  await drain()
  await drain(true)
  expect(lrs.requests.map(({ length }) => length)).toEqual([50, 50, 50, 20])
  expect(lrs.statements.map(({ context }) => context?.['revision'])).toEqual(
    events.map(({ contentVersion }) => contentVersion),
  )
})

it('keeps tenants apart, each with its own store and queue', async () => {
  const other = await openLrs()
  const eve = await addPerson(test, { email: 'eve@trinova.test', tenantId: 2 })
  await read(eve.id, 'before', 2)
  await connect({ endpoint: other.endpoint }, 'trinova.localhost')
  await read(eve.id, 'hers', 2)
  await read(ana, 'own')
  await drain()
  expect(stored()).toEqual(['own'])
  expect(other.statements.map(({ object }) => ('id' in object ? object.id : ''))).toEqual([
    expect.stringMatching(/\/\/trinova\..*\/hers$/),
  ])
  expect((await queue()).map(({ email }) => email)).toEqual(['ana@oncall.test'])
  const [hers] = LrsStatementPage.parse(
    (await ask(test, '/admin/lrs/statements', { headers: admin, host: 'trinova.localhost' })).json(),
  ).items
  const url = `/admin/lrs/statements/${hers?.position}/retry`
  expect((await ask(test, url, { method: 'POST', headers: admin })).statusCode).toBe(404)
  await other.close()
})

it('needs no connection for a job that finds none', async () => {
  await ask(test, '/admin/lrs', { method: 'DELETE', headers: admin })
  await test.services.jobs.enqueue(sendJob, { tenantId: 1, attemptAt: null })
  await drain()
  expect(await test.services.jobs.deadLetters()).toEqual([])
})
