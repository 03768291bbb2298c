import { ModuleLessons, PastTraining, PastWriting } from '@platform/shared-contracts/http'
import { progressChanges } from '../lib/data/schema/training/progress.ts'
import type { Person } from '../domain/accounts/people.ts'
import { setSubscribed } from '../domain/subscriptions/subscription.ts'
import { certify } from '../testing/training/certify.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { readLessons } from '../testing/training/read-lessons.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let token: string
let ana: Person
const EMAIL = 'ana@oncall.test'

beforeAll(async () => {
  test = await openTestApp()
  ana = await addPerson(test, { email: EMAIL, isSubscribed: true })
  await addPerson(test, { email: 'bob@oncall.test' })
  await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
  token = (await logIn(test, EMAIL)).accessToken
})
afterAll(() => test.close())

const read = (email: string, as = token) => ask(test, `/progress?email=${email}`, { token: as })
const update = (module: string, body: object, key?: string) =>
  ask(test, `/module/${module}/progress`, { body, token, headers: key ? { 'idempotency-key': key } : {} })
const changes = () => test.services.database.withTenant(1, (tx) => tx.select().from(progressChanges))

it('stores the status of a module and returns it as the spec prints it', async () => {
  expect((await update('IC0110', { email: EMAIL, status: 'in_progress' })).statusCode).toBe(204)
  expect((await update('IC0112', { email: 'ANA@oncall.test', status: 'completed' })).statusCode).toBe(204)
  expect((await read(EMAIL)).json()).toEqual([
    { module_id: 'IC0110', status: 'in_progress' },
    { module_id: 'IC0112', status: 'completed' },
  ])
})

it('refuses another update under a key that was used, and leaves the status alone', async () => {
  const send = (module: string, status: string) => update(module, { email: EMAIL, status }, 'used-before')
  expect((await send('IC0115', 'in_progress')).statusCode).toBe(204)
  for (const [module, status] of [
    ['IC0115', 'completed'],
    ['IC0116', 'in_progress'],
  ] as const) {
    const refused = await send(module, status)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'key-reused'])
  }
  expect((await send('IC0115', 'in_progress')).statusCode).toBe(204)
  expect((await read(EMAIL)).json()).toContainEqual({ module_id: 'IC0115', status: 'in_progress' })
  expect(JSON.stringify((await read(EMAIL)).json())).not.toContain('IC0116')
})

it('records an update once, however often and however late it is sent', async () => {
  const before = (await changes()).length
  const send = (status: string, key: string) => update('IC0113', { email: EMAIL, status }, key)
  await Promise.all(Array.from({ length: 5 }, () => send('in_progress', 'key-1')))
  await send('completed', 'key-2')
  await send('in_progress', 'key-1')
  await send('completed', 'key-2')
  const added = (await changes()).slice(before)
  expect(added.map(({ status }) => status)).toEqual(['in_progress', 'completed'])
  expect((await read(EMAIL)).json()).toContainEqual({ module_id: 'IC0113', status: 'completed' })
})

it.each([
  ["another learner's", 'bob@oncall.test', 403],
  ["another tenant's", 'bea@trinova.test', 404],
  ["nobody's", 'nobody@oncall.test', 404],
])('does not show or change %s progress', async (_, email, status) => {
  expect((await read(email)).statusCode).toBe(status)
  expect((await update('IC0110', { email, status: 'completed' })).statusCode).toBe(status)
})

it('refuses an unknown status, an unknown module, a missing subscription and a visitor', async () => {
  expect((await update('IC0110', { email: EMAIL, status: 'finished' })).statusCode).toBe(422)
  expect((await update('IC9999', { email: EMAIL, status: 'completed' })).statusCode).toBe(404)
  const { accessToken } = await logIn(test, 'bob@oncall.test')
  expect((await read('bob@oncall.test', accessToken)).statusCode).toBe(402)
  expect((await ask(test, `/progress?email=${EMAIL}`)).statusCode).toBe(401)
})

it('stays readable when a subscription ends, and can continue only after renewal', async () => {
  const at = new Date()
  const turn = (isSubscribed: boolean) =>
    test.services.database.withTenant(1, (tx) =>
      setSubscribed(tx, { tenantId: 1, userId: ana.id, isSubscribed, reason: 'test', at }),
    )
  await certify(test, ana, 'IC0112', at)
  const past = async () => PastTraining.parse((await ask(test, '/past-training', { token })).json())
  const completed = { code: 'IC0112', status: 'completed' }
  expect(await past()).toMatchObject({
    subscriptionEndedAt: null,
    modules: expect.arrayContaining([expect.objectContaining(completed)]),
  })
  await readLessons(test, ana, 'IC0114', { at })
  const started = await ask(test, '/quizzes/IC0114/attempts', {
    ...{ method: 'POST', token },
    headers: { 'idempotency-key': 'in-time' },
  })
  await turn(false)
  expect(await past()).toMatchObject({
    subscriptionEndedAt: at.toISOString(),
    modules: expect.arrayContaining([expect.objectContaining(completed)]),
  })
  const readable = await Promise.all(['/certificates', '/quizzes'].map((url) => ask(test, url, { token })))
  expect(readable.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const answers = { sequence: 1, answers: {}, flagged: [] }
  const handedIn = await ask(test, `/attempts/${started.json().id}/submit`, { token, body: answers })
  expect(handedIn.json()).toMatchObject({ state: 'failed' })
  const headers = { 'idempotency-key': 'late' }
  const refused = await Promise.all([
    update('IC0110', { email: EMAIL, status: 'completed' }),
    ask(test, '/quizzes/IC0112/attempts', { method: 'POST', token, headers }),
    ask(test, '/modules/IC0112/restart', { method: 'POST', token }),
    ask(test, '/modules/IC0112/questions', { token, body: { text: 'May I go on?' } }),
  ])
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    refused.map(() => [402, 'subscription-ended']),
  )
  await turn(true)
  expect((await past()).subscriptionEndedAt).toBeNull()
  expect((await read(EMAIL)).json()).toContainEqual({ module_id: 'IC0112', status: 'completed' })
})

it('makes own notes and questions read-only when a subscription has ended', async () => {
  const { lessons } = ModuleLessons.parse((await ask(test, '/modules/IC0112/lessons?language=es')).json())
  const [second, first] = [lessons[1]!, lessons[0]!]
  const note = (lessonId: string, text: string) =>
    ask(test, `/lessons/${lessonId}/note`, { token, method: 'PUT', body: { text } })
  await note(second.id, 'Ask for a spotter')
  await note(first.id, 'Harness: size M')
  await ask(test, '/modules/IC0112/questions', { token, body: { text: 'Who signs for the yard?' } })
  const at = new Date()
  await test.services.database.withTenant(1, (tx) =>
    setSubscribed(tx, { tenantId: 1, userId: ana.id, isSubscribed: false, reason: 'test', at }),
  )
  const written = async (as: string, host?: string) =>
    PastWriting.parse(
      (await ask(test, '/past-training/writing?language=es', { token: as, ...(host && { host }) })).json(),
    )
  expect(await written(token)).toMatchObject({
    notes: [
      { moduleCode: 'IC0112', lessonTitle: first.title, text: 'Harness: size M' },
      { moduleCode: 'IC0112', lessonTitle: second.title, text: 'Ask for a spotter' },
    ],
    questions: [{ moduleCode: 'IC0112', text: 'Who signs for the yard?', answer: null }],
  })
  expect((await note(first.id, 'Harness: size L')).statusCode).toBe(402)
  const { accessToken: bob } = await logIn(test, 'bob@oncall.test')
  const { accessToken: bea } = await logIn(test, 'bea@trinova.test', 'trinova.localhost')
  const nothing = { notes: [], questions: [] }
  expect([await written(bob), await written(bea, 'trinova.localhost')]).toEqual([nothing, nothing])
  expect((await ask(test, '/past-training/writing')).statusCode).toBe(401)
})
