import { randomUUID } from 'node:crypto'
import type { XapiStatement } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { VERB, verbName } from '../../domain/xapi/vocabulary.rule.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import { archives } from '../../testing/courses/course-archives.ts'
import { beginContent, say, state, statement } from '../../testing/xapi/cmi5-content.ts'
import { launch, openPackage } from '../../testing/courses/package-player.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let learner: number
let opened: { id: number; unitId: string }

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())
beforeEach(async () => {
  learner = (await addPerson(test, { email: `${randomUUID()}@oncall.test`, isSubscribed: true })).id
  opened = await openPackage(test, await archives.cmi5())
})

const begin = (userId = learner) => beginContent(test, opened, userId)
const duration = 'PT30S'

async function verbs(userId = learner): Promise<string[]> {
  const rows = await test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(xapiStatements)
      .where(eq(xapiStatements.userId, userId))
      .orderBy(xapiStatements.position),
  )
  return rows.map(({ verb, source }) => `${source} ${verbName(verb)}`)
}

const resultOf = async () => {
  const headers = as({ userId: learner, isSubscribed: true })
  return (await ask(test, `/packages/${opened.id}`, { headers })).json()
}

it('launches as cmi5 wants, and gives out the token once', async () => {
  const player = await launch(test, opened, learner)
  const address = new URL(String((await player.get('play')).headers.location))
  expect(address.pathname).toMatch(/\/files\/index\.html$/)
  expect([...address.searchParams.keys()]).toEqual(
    expect.arrayContaining(['from', 'endpoint', 'fetch', 'actor', 'registration', 'activityId']),
  )
  expect(JSON.parse(address.searchParams.get('actor') ?? '')).toMatchObject({
    account: { name: String(learner), homePage: expect.stringMatching(/^https:/) },
  })
  expect((await player.post('fetch', {})).json()).toEqual({ 'auth-token': expect.any(String) })
  expect((await player.post('fetch', {})).json()).toEqual({
    'error-code': '1',
    'error-text': expect.any(String),
  })
})

it('tells the content what its package says', async () => {
  const { player, parameters, headers } = await begin()
  expect((await player.get(state(parameters, 'LMS.LaunchData'), { headers })).json()).toMatchObject({
    launchMode: 'Normal',
    masteryScore: 0.8,
    moveOn: 'CompletedAndPassed',
    launchParameters: 'speed=1',
    returnURL: expect.stringMatching(/\/done$/),
    contextTemplate: { contextActivities: { grouping: [{ id: opened.unitId }] } },
  })
})

it('evaluates moveOn itself: the course is finished when the unit was passed and completed', async () => {
  const content = await begin()
  await say(content, statement(content, 'initialized'))
  await say(content, statement(content, 'passed', { success: true, duration, score: { scaled: 0.9 } }))
  expect(await resultOf()).toMatchObject({
    isFinished: false,
    units: [{ status: 'passed', isSatisfied: false }],
  })
  await say(content, statement(content, 'completed', { completion: true, duration }))
  await say(content, statement(content, 'terminated', { duration }))
  expect(await resultOf()).toMatchObject({ isFinished: true, units: [{ score: 0.9, isSatisfied: true }] })
  expect(await verbs()).toEqual([
    'platform launched',
    'content initialized',
    'content passed',
    'content completed',
    'platform satisfied',
    'platform satisfied',
    'content terminated',
  ])
})

it('takes a batch whole or not at all', async () => {
  const content = await begin()
  const low = statement(content, 'passed', { success: true, duration, score: { scaled: 0.2 } })
  const answer = await say(content, statement(content, 'initialized'), low)
  expect([answer.statusCode, answer.body]).toEqual([403, 'The score does not reach the mastery score.'])
  expect(await verbs()).toEqual(['platform launched'])
})

it('stores a statement once that is sent twice, and refuses another one with its id', async () => {
  const content = await begin()
  const first = { ...statement(content, 'initialized'), id: '5e0dfa9c-7ad8-4a35-9c37-5b3f5a2c6e01' }
  expect((await say(content, first)).json()).toEqual([first.id])
  expect((await say(content, first)).json()).toEqual([first.id])
  const other = { ...first, verb: { id: VERB.terminated } }
  expect((await say(content, other)).statusCode).toBe(409)
  expect(await verbs()).toEqual(['platform launched', 'content initialized'])
})

it('abandons a session that never ended when its unit is opened again', async () => {
  const first = await begin()
  await say(first, statement(first, 'initialized'))
  const second = await begin()
  expect(await verbs()).toEqual([
    'platform launched',
    'content initialized',
    'platform abandoned',
    'platform launched',
  ])
  const late = await say(first, statement(first, 'terminated', { duration }))
  expect([late.statusCode, late.body]).toEqual([403, 'The session has ended.'])
  expect((await say(second, statement(second, 'initialized'))).statusCode).toBe(200)
})

it('keeps the state of a learner over sessions, and merges what is posted', async () => {
  const first = await begin()
  const options = { headers: { ...first.headers, 'content-type': 'application/json' } }
  const path = state(first.parameters, 'bookmark')
  const put = await first.player.get(path, { ...options, method: 'PUT', payload: '{"page":3,"seen":true}' })
  expect(put.statusCode).toBe(204)
  expect((await first.player.post(path, { page: 4 }, options)).statusCode).toBe(204)
  const second = await begin()
  expect((await second.player.get(path, { headers: second.headers })).json()).toEqual({ page: 4, seen: true })
  const launchData = await second.player.post(
    state(second.parameters, 'LMS.LaunchData'),
    {},
    { headers: second.headers },
  )
  expect(launchData.statusCode).toBe(403)
})

it('opens xAPI with the token of this launch only, and only its own registration', async () => {
  const mine = await begin()
  const other = await begin((await addPerson(test, { email: `${randomUUID()}@oncall.test` })).id)
  await say(other, statement(other, 'initialized'))
  const without = { 'x-experience-api-version': '1.0.3' }
  expect((await mine.player.get('xapi/statements', { headers: without })).statusCode).toBe(401)
  expect((await mine.player.get('xapi/statements', { headers: other.headers })).statusCode).toBe(401)
  const { authorization = '' } = mine.headers
  expect((await mine.player.get('xapi/statements', { headers: { authorization } })).statusCode).toBe(400)
  const seen = (await mine.player.get('xapi/statements', { headers: mine.headers })).json().statements
  expect(seen.map(({ verb }: XapiStatement) => verbName(verb.id))).toEqual(['launched'])
  const theirs = state(other.parameters, 'LMS.LaunchData')
  expect((await mine.player.get(theirs, { headers: mine.headers })).statusCode).toBe(403)
  expect((await say(mine, statement(other, 'terminated', { duration }))).statusCode).toBe(403)
})

it.each([
  ['no JSON', 'nonsense'],
  ['no statement', '{"verb":1}'],
])('refuses %s in words', async (_what, payload) => {
  const { player, headers } = await begin()
  const answer = await player.get('xapi/statements', { headers, method: 'POST', payload })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8'])
})
