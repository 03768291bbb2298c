import { LessonCheckResult, LessonState, ModuleLessons, ModuleState } from '@platform/shared-contracts/http'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { findContent } from '../../domain/courses/module-content.ts'
import { questionsInOrder } from './check-order.ts'
import { readModuleState } from './lesson-state.ts'
import { rightAnswers } from './testing/check-answers.ts'

const content = findContent('IC0110')!
const [first, second] = content.lessons
const right = rightAnswers(first!, questionsInOrder(first!, '0a1b2c3d'))

let test: TestApp
let clock = new Date('2026-11-21T10:00:00Z')
const tokens: Record<string, string> = {}

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => clock } })
  await addPerson(test, { email: 'ana@oncall.test', isSubscribed: true })
  await addPerson(test, { email: 'eva@oncall.test', isSubscribed: true })
  await addPerson(test, { email: 'bob@oncall.test' })
  for (const name of ['ana', 'eva', 'bob'])
    tokens[name] = (await logIn(test, `${name}@oncall.test`)).accessToken
})
afterAll(() => test.close())

const lessonsFor = async (token?: string) =>
  ModuleLessons.parse((await ask(test, '/modules/IC0110/lessons', token ? { token } : {})).json())
const stateOf = async (token: string) =>
  ModuleState.parse((await ask(test, '/modules/IC0110/state', { token })).json())
const beat = async (token: string, isVisible = true, id = first!.id) =>
  LessonState.parse((await ask(test, `/lessons/${id}/heartbeat`, { token, body: { isVisible } })).json())
const check = (id: string, answers: object, token?: string) =>
  ask(test, `/lessons/${id}/check`, { body: { answers }, ...(token ? { token } : {}) })
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

it('shows a visitor the outline and the sample, a subscriber everything, and no user an answer key', async () => {
  const visitor = await lessonsFor()
  expect(visitor.mayRead).toBe(false)
  expect(visitor.lessons.filter(({ blocks }) => blocks).map(({ isSample }) => isSample)).toEqual([true])
  const withoutCheck = ({ lessons }: ModuleLessons) => lessons.map((lesson) => ({ ...lesson, check: [] }))
  expect(withoutCheck(await lessonsFor(tokens['bob']))).toEqual(withoutCheck(visitor))
  const reader = await lessonsFor(tokens['ana'])
  expect(reader.lessons.every(({ blocks, check }) => blocks && check.length > 0)).toBe(true)
  const checks = reader.lessons.map(({ check: questions }) => questions)
  expect(JSON.stringify(checks)).not.toMatch(/"(correct|explanation|why)"/)
})

it('counts the time on the page, not the time away from it', async () => {
  const ana = tokens['ana']!
  expect((await beat(ana)).dwellSeconds).toBe(0)
  wait(15)
  expect((await beat(ana)).dwellSeconds).toBe(15)
  wait(5)
  expect((await beat(ana, false)).dwellSeconds).toBe(20)
  wait(30)
  expect((await beat(ana)).dwellSeconds).toBe(20)
})

it('counts a minute once, in however many lessons it is reported', async () => {
  await addPerson(test, { email: 'ida@oncall.test', isSubscribed: true })
  const { accessToken: ida } = await logIn(test, 'ida@oncall.test')
  const all = content.lessons.map(({ id }) => id)
  const beats = () => Promise.all(all.map((id) => beat(ida, true, id)))
  await beats()
  for (let minute = 0; minute < 4; minute += 1) {
    wait(15)
    await beats()
  }
  const { lessons } = await stateOf(ida)
  expect(lessons.reduce((sum, { dwellSeconds }) => sum + dwellSeconds, 0)).toBeLessThanOrEqual(60)
  // A lesson that is closed leaves its time behind, too.
  for (const id of all) await beat(ida, false, id)
  await beat(ida, true, all[1])
  await beat(ida, true, all[0])
  wait(15)
  const closed = await beat(ida, false, all[0])
  const open = await beat(ida, true, all[1])
  const before = Object.fromEntries(lessons.map((lesson) => [lesson.lessonId, lesson.dwellSeconds]))
  expect(closed.dwellSeconds + open.dwellSeconds).toBeLessThanOrEqual(
    before[all[0]!]! + before[all[1]!]! + 15,
  )
})

it('finishes a lesson that was read long enough and whose check is passed, and only then', async () => {
  const ana = tokens['ana']!
  const passed = LessonCheckResult.parse((await check(first!.id, right, ana)).json())
  expect(passed.isPassed).toBe(true)
  expect((await stateOf(ana)).lessons[0]).toMatchObject({ isCheckPassed: true, isDone: false })
  for (let seconds = 0; seconds < first!.minimumSeconds; seconds += 15) {
    wait(15)
    await beat(ana)
  }
  expect(await stateOf(ana)).toMatchObject({
    lastLessonId: first!.id,
    needsRetake: false,
    lessons: [{ lessonId: first!.id, isDone: true }],
  })
  expect((await stateOf(tokens['eva']!)).lessons).toEqual([])
})

it('stores place and notes of each person separately', async () => {
  const [ana, eva] = [tokens['ana']!, tokens['eva']!]
  wait(60)
  const put = (path: string, body: object) =>
    ask(test, `/lessons/${second!.id}/${path}`, { method: 'PUT', token: ana, body })
  expect((await put('position', { block: 4 })).statusCode).toBe(204)
  expect((await put('note', { text: 'Ask about the spreader' })).json()).toEqual({
    text: 'Ask about the spreader',
  })
  const state = await stateOf(ana)
  expect(state.lastLessonId).toBe(second!.id)
  expect(state.lessons).toContainEqual(expect.objectContaining({ block: 4, note: 'Ask about the spreader' }))
  expect(JSON.stringify(await stateOf(eva))).not.toContain('spreader')
  await put('note', { text: ' ' })
  expect(JSON.stringify(await stateOf(ana))).not.toContain('spreader')
})

it('stores the newest place and note, in any order of arrival', async () => {
  const eva = tokens['eva']!
  const put = (path: string, body: object) =>
    ask(test, `/lessons/${second!.id}/${path}`, { method: 'PUT', token: eva, body })
  await put('position', { block: 6 })
  await put('note', { text: 'Written on the desk' })
  wait(60)
  // A phone that was offline sends what was done before that, and then what was done after it.
  await put('position', { block: 2, ageMs: 90_000 })
  expect((await put('note', { text: 'Older', ageMs: 90_000 })).json()).toEqual({
    text: 'Written on the desk',
  })
  expect((await stateOf(eva)).lessons).toMatchObject([{ block: 6, note: 'Written on the desk' }])
  await put('position', { block: 3, ageMs: 30_000 })
  expect((await put('note', { text: '', ageMs: 30_000 })).json()).toEqual({ text: '' })
  expect((await put('note', { text: 'Older', ageMs: 90_000 })).json()).toEqual({ text: '' })
  expect((await stateOf(eva)).lessons).toMatchObject([{ block: 3, note: '' }])
})

it('refuses visitors and users without a subscription, but grades the sample for everyone', async () => {
  const bob = tokens['bob']!
  const statuses = await Promise.all([
    ask(test, '/modules/IC0110/state', { token: bob }),
    ask(test, `/lessons/${first!.id}/heartbeat`, { token: bob, body: { isVisible: true } }),
    check(second!.id, {}, bob),
    ask(test, '/modules/IC0110/state'),
    check(second!.id, {}),
    check('IC0110-nothing', {}),
    ask(test, '/modules/IC9999/lessons'),
  ])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([402, 402, 402, 401, 401, 404, 404])
  expect((await check(first!.id, right)).json()).toMatchObject({ isPassed: true })
  expect((await check(first!.id, right, bob)).json()).toMatchObject({ isPassed: true })
})

it('grades no sample that was to be recorded for a person whom it cannot be recorded for', async () => {
  const headers = { 'idempotency-key': 'check-1' }
  const recorded = (token?: string) =>
    ask(test, `/lessons/${first!.id}/check`, {
      ...{ body: { answers: right }, headers },
      ...(token ? { token } : {}),
    })
  const statuses = await Promise.all([recorded(), recorded(tokens['bob']), recorded(tokens['eva'])])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 402, 200])
})

it('lets what was finished count in a new version that asks for no retake, until the person begins it', async () => {
  const eva = await addPerson(test, { email: 'eve@oncall.test', isSubscribed: true })
  const token = (await logIn(test, 'eve@oncall.test')).accessToken
  const asOfVersion = (contentVersion: number) => {
    const completedAt = clock
    const row = { tenantId: 1, userId: eva.id, lessonId: first!.id, moduleCode: 'IC0110', contentVersion }
    return test.services.database.withTenant(1, (tx) =>
      tx.insert(lessonProgress).values({ ...row, completedAt, updatedAt: clock, dwellSeconds: 90 }),
    )
  }
  const change = { version: content.version + 1, date: '2026-12-01', summary: 'Other heights.' }
  const newer = { ...content, version: change.version, history: [...content.history, change] }
  const stateIn = (module: typeof content) =>
    test.services.database.withTenant(1, (tx) => readModuleState(tx, eva.id, module))

  await asOfVersion(content.version)
  expect(await stateOf(token)).toMatchObject({ changes: [], needsRetake: false })
  expect(await stateIn(newer)).toMatchObject({
    changes: [change],
    needsRetake: false,
    lessons: [{ isDone: true }],
  })
  expect(await stateIn({ ...newer, retakeFrom: newer.version })).toMatchObject({
    changes: [change],
    needsRetake: true,
    lessons: [],
  })

  const restart = () => ask(test, '/modules/IC0110/restart', { method: 'POST', token })
  expect((await restart()).statusCode).toBe(204)
  expect((await stateOf(token)).lessons).toHaveLength(1)
  await test.services.database.withTenant(1, (tx) => tx.update(lessonProgress).set({ contentVersion: 0 }))
  expect((await restart()).statusCode).toBe(204)
  expect(await stateOf(token)).toMatchObject({ changes: [], needsRetake: false, lessons: [] })
  expect(
    (await ask(test, '/modules/IC0110/restart', { method: 'POST', token: tokens['bob']! })).statusCode,
  ).toBe(402)
})
