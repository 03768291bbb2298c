import { randomUUID } from 'node:crypto'
import { PackageLearnerPage } from '@platform/shared-contracts/http'
import { archives } from '../../testing/courses/course-archives.ts'
import { launch, openPackage, type Player } from '../../testing/courses/package-player.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let now: Date
let learner: number
let opened: { id: number; unitId: string }

beforeAll(async () => {
  now = new Date('2026-11-24T08:00:00Z')
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
})
afterAll(() => test.close())
beforeEach(async () => {
  learner = (await addPerson(test, { email: `${randomUUID()}@oncall.test`, isSubscribed: true })).id
  opened = await openPackage(
    test,
    await archives.scorm12({ item: '<adlcp:masteryscore>80</adlcp:masteryscore>' }),
  )
})

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

interface Commit {
  readonly cmi?: object
  readonly raw?: number
  readonly seconds?: number
  readonly completionStatus?: string
  readonly successStatus?: string
}

const commit = (player: Player, { cmi = {}, raw, seconds = 0, ...status }: Commit) =>
  player.post('state', {
    completionStatus: 'incomplete',
    successStatus: 'unknown',
    ...status,
    totalTimeSeconds: seconds,
    ...(raw === undefined ? {} : { score: { raw } }),
    runtimeData: { cmi },
  })

async function resultSeenBy(whom: 'learner' | 'staff') {
  if (whom === 'learner') {
    const headers = as({ userId: learner, isSubscribed: true })
    return (await ask(test, `/packages/${opened.id}`, { headers })).json().units[0]
  }
  const answer = await ask(test, `/admin/packages/${opened.id}/learners`, { headers: as({ role: 'admin' }) })
  return PackageLearnerPage.parse(answer.json()).items[0]?.units[0]
}

it('keeps what was suspended, and gives it back to the same learner only', async () => {
  const cmi = { suspend_data: 'page=3', core: { lesson_location: '3', exit: 'suspend' } }
  expect((await commit(await launch(test, opened, learner), { cmi })).json()).toEqual({
    result: true,
    errorCode: 0,
  })
  const again = (await (await launch(test, opened, learner)).get('state')).json()
  expect(again).toMatchObject({ kind: 'scorm12', address: 'files/index.html' })
  expect(again.cmi).toMatchObject({
    suspend_data: 'page=3',
    core: { entry: 'resume', student_name: 'Ana Reyes' },
  })
  const other = (await addPerson(test, { email: `${randomUUID()}@oncall.test` })).id
  const fresh = (await (await launch(test, opened, other)).get('state')).json()
  expect(fresh.cmi.suspend_data).toBeUndefined()
  expect(fresh.cmi.core.entry).toBe('ab-initio')
})

it('records the result for the learner and for staff, judged by the mastery score', async () => {
  const player = await launch(test, opened, learner)
  wait(5)
  await commit(player, { raw: 79, seconds: 240, successStatus: 'passed', completionStatus: 'completed' })
  const failed = { status: 'failed', score: 0.79, seconds: 240, title: 'Before the shift' }
  expect(await resultSeenBy('learner')).toMatchObject(failed)
  await commit(player, { raw: 90, seconds: 300, successStatus: 'passed', completionStatus: 'completed' })
  const passed = { status: 'passed', score: 0.9, seconds: 300, isSatisfied: true }
  expect(await resultSeenBy('learner')).toMatchObject(passed)
  expect(await resultSeenBy('staff')).toMatchObject(passed)
})

it('believes no more time than the lesson was open', async () => {
  const player = await launch(test, opened, learner)
  wait(2)
  await commit(player, { seconds: 9_999 })
  expect(await resultSeenBy('learner')).toMatchObject({ seconds: 120, status: 'incomplete' })
  const second = await launch(test, opened, learner)
  wait(1)
  await commit(second, { seconds: 9_999 })
  expect(await resultSeenBy('learner')).toMatchObject({ seconds: 180 })
})

it('never gives a certificate', async () => {
  await commit(await launch(test, opened, learner), { raw: 100, completionStatus: 'completed' })
  const answer = await ask(test, '/certificates', { headers: as({ userId: learner, isSubscribed: true }) })
  expect(answer.json()).toEqual([])
})

it('is for subscribed learners, and for staff before it is open', async () => {
  const body = { unitId: opened.unitId }
  const url = `/packages/${opened.id}/launches`
  expect((await ask(test, url, { body })).statusCode).toBe(401)
  expect((await ask(test, url, { body, headers: as({ userId: learner }) })).statusCode).toBe(402)
  const headers = as({ role: 'admin', userId: learner })
  const closed = { title: 'Forklift basics', isOpen: false }
  await ask(test, `/admin/packages/${opened.id}`, { method: 'PUT', headers, body: closed })
  const subscriber = as({ userId: learner, isSubscribed: true })
  expect((await ask(test, url, { body, headers: subscriber })).statusCode).toBe(404)
  const listed = (await ask(test, '/packages', { headers: subscriber })).json()
  expect(listed.map(({ id }: { id: number }) => id)).not.toContain(opened.id)
  expect((await ask(test, url, { body, headers })).statusCode).toBe(201)
})

it('serves the files on a host of their own, to the page that launched them, without the platform', async () => {
  const player = await launch(test, opened, learner)
  expect(player.url.hostname).toBe(`p${opened.id}.packages.localhost`)
  const file = await player.get('files/index.html')
  expect(file.headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(file.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self' http://localhost")
  expect(policy).toContain("connect-src 'self' data: blob:")
  expect(policy).toContain('worker-src blob:')
  expect(file.headers['x-frame-options']).toBeUndefined()
  expect(file.headers['set-cookie']).toBeUndefined()
  expect((await player.get('play')).body).toContain('scorm-player.js')
  expect((await player.get('../-/scorm12.js')).body.length).toBeGreaterThan(50_000)
  expect((await player.get('../-/scorm-player.js')).body).not.toContain('interface ')
  expect((await player.get('files/gone.html')).statusCode).toBe(404)
  expect((await player.get('/api/tenant/config')).statusCode).toBe(421)
  expect((await player.get('/')).statusCode).toBe(421)
})

it('opens nothing on another host, with another secret, or when the launch is over', async () => {
  const player = await launch(test, opened, learner)
  const other = await openPackage(test, await archives.scorm12())
  const at = async (host: string, path = player.url.pathname) =>
    (await test.app.inject({ url: path, headers: { host } })).statusCode
  expect(await at(player.url.host)).toBe(200)
  expect(await at('localhost')).toBe(404)
  expect(await at(`p${other.id}.packages.localhost`)).toBe(404)
  expect(await at(player.url.host, player.url.pathname.replace('/1-', '/2-'))).toBe(404)
  expect(await at(player.url.host, player.url.pathname.replace(/.\/play$/, '_/play'))).toBe(404)
  wait(12 * 60)
  expect(await at(player.url.host)).toBe(404)
})

it('stores what a content sends that no database takes, and refuses what is no commit', async () => {
  const player = await launch(test, opened, learner)
  expect((await commit(player, { cmi: { suspend_data: 'a\0b\uD800' } })).statusCode).toBe(200)
  expect((await (await launch(test, opened, learner)).get('state')).json().cmi.suspend_data).toBe('ab\uFFFD')
  expect((await player.post('state', { cmi: 1 })).statusCode).toBe(400)
})

it('says where it cannot be played', async () => {
  const known = await openTestApp({ authenticate: byTestHeader, config: { packageHost: null } })
  const id = (await openPackage(known, await archives.scorm12())).id
  const body = { unitId: 'unit-1' }
  const answer = await ask(known, `/packages/${id}/launches`, { headers: as({ role: 'admin' }), body })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'packages-off'])
  await known.close()
})
