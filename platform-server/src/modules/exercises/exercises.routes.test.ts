import { ExerciseResult, ModuleState } from '@platform/shared-contracts/http'
import { startAnswers } from '@platform/shared-contracts/rules'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findContent } from '../../domain/courses/module-content.ts'

const { version, exercises } = findContent('IC0110')!
const exercise = exercises.find(({ kind }) => kind === 'spots')!
const faults =
  exercise.kind === 'spots' ? exercise.spots.flatMap(({ isFault }, at) => (isFault ? [at] : [])) : []

let test: TestApp
const clock = new Date('2026-11-24T10:00:00Z')
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

const made = (key: string, answers: readonly number[], ageMs = 0) => ({
  key: `try-key-${key}`,
  answers,
  ageMs,
})
const send = (tries: readonly object[], token?: string, id = exercise.id) =>
  ask(test, `/exercises/${id}/tries`, { body: { version, tries }, ...(token ? { token } : {}) })
const stateOf = async (token: string) =>
  ModuleState.parse((await ask(test, '/modules/IC0110/state', { token })).json())

it('computes what was right, counts a try once, and shows the results to the person only', async () => {
  const { ana, eva } = tokens
  const first = await send([made('1', [])], ana)
  expect(ExerciseResult.parse(first.json())).toMatchObject({ tries: 1, best: 3, total: 8, solvedAt: null })
  const later = [made('2', faults, 60_000), made('3', faults.slice(1))]
  expect((await send(later, ana)).json()).toMatchObject({ tries: 3, best: 8, last: 7 })
  const result = ExerciseResult.parse((await send(later, ana)).json())
  expect(result).toMatchObject({ tries: 3, version, answers: faults.slice(1) })
  expect(result.solvedAt).toBe('2026-11-24T09:59:00.000Z')
  expect((await stateOf(ana!)).exercises).toEqual([result])
  expect((await stateOf(eva!)).exercises).toEqual([])
})

it('finishes no lesson', async () => {
  expect((await stateOf(tokens['ana']!)).lessons).toEqual([])
})

it('keeps results of an earlier version apart, and shows the newest', async () => {
  const { ana } = tokens
  const body = { version: 1, tries: [made('old', faults)] }
  const old = await ask(test, `/exercises/${exercise.id}/tries`, { body, token: ana! })
  expect(old.json()).toMatchObject({ version: 1, tries: 1, best: 8 })
  expect((await stateOf(ana!)).exercises).toMatchObject([{ version, tries: 3 }])
  const future = { version: version + 9, tries: [made('future', faults)] }
  const named = await ask(test, `/exercises/${exercise.id}/tries`, { body: future, token: ana! })
  expect(named.json()).toMatchObject({ version, tries: 4 })
})

it('refuses who has no access, what is no exercise, and what cannot be an answer', async () => {
  const { ana, bob } = tokens
  const order = exercises.find(({ kind }) => kind === 'sort')!
  const answers = await Promise.all([
    send([made('1', [])]),
    send([made('1', [])], bob),
    send([made('1', [])], ana, 'IC0110-nothing'),
    send([made('1', [99])], ana),
    send([made('1', startAnswers(order))], ana, order.id),
    send([], ana),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 402, 404, 422, 422, 422])
})
