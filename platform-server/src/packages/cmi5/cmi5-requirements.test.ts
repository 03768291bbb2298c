import { randomUUID } from 'node:crypto'
import type { XapiStatement } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { CONTEXT_EXTENSION, verbName } from '../../domain/xapi/vocabulary.rule.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import { archives } from '../../testing/courses/course-archives.ts'
import { openPackage } from '../../testing/courses/package-player.ts'
import { addPerson } from '../../testing/people.ts'
import { byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { beginContent, say, state, statement, type Content } from '../../testing/xapi/cmi5-content.ts'
import { requirement } from '../../testing/xapi/cmi5-requirement.ts'

const duration = 'PT30S'
const PUBLISHED = 'https://courses.example.test/rigging'

let test: TestApp
let now = new Date('2026-11-20T10:00:00.000Z')
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
})
afterAll(() => test.close())

async function open(moveOn?: string) {
  const { id } = await addPerson(test, { email: `${randomUUID()}@oncall.test`, isSubscribed: true })
  const opened = await openPackage(test, await archives.cmi5(moveOn))
  return { begin: () => beginContent(test, opened, id), stated: () => statedFor(id) }
}

/** What the platform itself said about a learner. */
async function statedFor(userId: number): Promise<(XapiStatement & { readonly name: string })[]> {
  const rows = await test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(xapiStatements)
      .where(eq(xapiStatements.userId, userId))
      .orderBy(xapiStatements.position),
  )
  return rows
    .filter(({ source }) => source === 'platform')
    .map((row) => ({ ...row.statement, name: verbName(row.verb) }))
}

const idOf = ({ object }: XapiStatement) => ('id' in object ? object.id : '')
const groupingOf = ({ context }: XapiStatement) => context?.contextActivities?.grouping

it(`${requirement('9.3.9.0-4')} ${requirement('9.3.9.0-8')} ${requirement('9.6.2.3-2')}`, async () => {
  const { begin, stated } = await open('Passed')
  const content = await begin()
  await say(content, statement(content, 'initialized'))
  await say(content, statement(content, 'passed', { success: true, duration, score: { scaled: 0.9 } }))
  const [launched, block, course, ...others] = await stated()
  expect(others).toEqual([])
  expect([launched?.name, block?.name, course?.name]).toEqual(['launched', 'satisfied', 'satisfied'])
  const home = idOf(launched!).replace(/\/units\/0$/, '')
  expect([idOf(block!), idOf(course!)]).toEqual([`${home}/blocks/0`, home])
  expect([launched, block, course].map((one) => groupingOf(one!))).toEqual(
    [`${PUBLISHED}/slings/1`, `${PUBLISHED}/slings`, PUBLISHED].map((id) => [{ objectType: 'Activity', id }]),
  )
  const session = content.template.extensions?.[CONTEXT_EXTENSION.sessionId]
  expect(course?.context?.extensions).toMatchObject({ [CONTEXT_EXTENSION.sessionId]: session })
})

it(requirement('9.6.1.1-3'), async () => {
  const { begin, stated } = await open('NotApplicable')
  const content = await begin()
  await say(content, statement(content, 'initialized'))
  await begin()
  expect((await stated()).map(({ name }) => name)).toEqual([
    'satisfied',
    'satisfied',
    'launched',
    'abandoned',
    'launched',
  ])
})

it(requirement('9.5.4.2-2'), async () => {
  const { begin, stated } = await open()
  const content = await begin()
  now = new Date(now.getTime() + 90_000)
  await say(content, statement(content, 'initialized'))
  now = new Date(now.getTime() + 3_600_000)
  await begin()
  expect((await stated()).find(({ name }) => name === 'abandoned')?.result).toEqual({ duration: 'PT90S' })
})

const preferences = { languagePreference: 'es-US,en', audioPreference: 'on' }
const JSON_TYPE = { 'content-type': 'application/json' }
const save = ({ player, headers, parameters }: Content, body: unknown, agent = parameters.get('actor')) =>
  player.get(
    `xapi/agents/profile?${new URLSearchParams({ profileId: 'cmi5LearnerPreferences', ...(agent && { agent }) })}`,
    {
      headers: { ...headers, ...JSON_TYPE },
      method: 'PUT',
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    },
  )

it(requirement('11.0.0.0-1 (d)'), async () => {
  const content = await (await open()).begin()
  const stranger = JSON.stringify({ mbox: 'mailto:ana@oncall.test' })
  const answers = [await save(content, preferences), await save(content, preferences, stranger)]
  answers.push(await save(content, preferences, ''))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 403, 400])
})

it.each([
  ['11.0.0.0-5 (d)', 'just some text'],
  ['11.0.0.0-5 (d)', { languagePreference: 'en' }],
  ['11.0.0.0-5 (d)', { audioPreference: 'on' }],
  ['11.1.0.0-1 (d)', { ...preferences, languagePreference: 'not comma separated' }],
  ['11.1.0.0-1 (d)', { ...preferences, languagePreference: '' }],
])(`${requirement('11.0.0.0-5 (d)')} %s: %j`, async (_number, body) => {
  const answer = await save(await (await open()).begin(), body)
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringMatching(/^Preferences are JSON/)])
})

it('finds the endpoint also for content that adds a slash of its own', async () => {
  const { player, headers, parameters } = await (await open()).begin()
  const path = state(parameters, 'LMS.LaunchData').replace('xapi/', 'xapi//')
  expect((await player.get(path, { headers })).json()).toMatchObject({ launchMode: 'Normal' })
  const about = await player.get('xapi//statements', { headers })
  expect(about.json().statements).toHaveLength(1)
})
