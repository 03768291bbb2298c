import { ExerciseStatisticsList, LearnerExerciseList } from '@platform/shared-contracts/http'
import { findContent } from '../../../domain/courses/module-content.ts'
import type { Person } from '../../../domain/accounts/people.ts'
import { addPerson, ask } from '../../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../../testing/test-app.ts'

const { version, exercises } = findContent('IC0110')!
const exercise = exercises.find(({ kind }) => kind === 'spots')!
const spots = exercise.kind === 'spots' ? exercise.spots : []
const faults = spots.flatMap(({ isFault }, at) => (isFault ? [at] : []))

let test: TestApp
const people: Record<string, Person> = {}
const by = (name: string, role: 'user' | 'admin' = 'user', tenantId = 1) =>
  as({ userId: people[name]?.id ?? 999, role, tenantId, email: `${name}@oncall.test`, isSubscribed: true })

beforeAll(async () => {
  const now = () => new Date('2026-11-24T10:00:00Z')
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  for (const name of ['ana', 'eva', 'kim']) {
    const subscribed = { email: `${name}@oncall.test`, isSubscribed: true }
    people[name] = await addPerson(test, { ...subscribed, tenantId: name === 'kim' ? 2 : 1 })
  }
  await tried('ana', [faults.slice(1), faults])
  await tried('eva', [faults])
  await tried('kim', [[]], 2)
})
afterAll(() => test.close())

async function tried(name: string, tries: readonly (readonly number[])[], tenantId = 1): Promise<void> {
  const body = {
    version,
    tries: tries.map((answers, at) => ({ key: `${name}-try-${at}`, answers, ageMs: 0 })),
  }
  const headers = by(name, 'user', tenantId)
  const answer = await ask(test, `/exercises/${exercise.id}/tries`, { body, headers })
  expect(answer.statusCode).toBe(200)
}

const statistics = (headers: ReturnType<typeof as>, module = 'IC0110') =>
  ask(test, `/admin/exercise-statistics?module=${module}`, { headers })

it('counts what learners of the tenant did, and what was wrong at first', async () => {
  const list = ExerciseStatisticsList.parse((await statistics(by('adm', 'admin'))).json())
  expect(list.results).toBe(2)
  expect(list.items).toHaveLength(exercises.length)
  expect(list.items.find(({ id }) => id === exercise.id)).toMatchObject({
    ...{ learners: 2, solved: 2, firstTries: 2, solvedFirstShare: 0.5, bestShare: 1, tries: 1.5 },
    mistakes: [{ text: spots[faults[0]!]!.label, wrong: 1 }],
  })
})

it('is for staff, and for modules that exist', async () => {
  expect((await statistics(by('ana'))).statusCode).toBe(403)
  expect((await statistics(by('adm', 'admin'), 'IC9999')).statusCode).toBe(404)
})

it('shows best and tries of a learner to those who look after them, and to nobody else', async () => {
  const of = (name: string, headers: ReturnType<typeof as>) =>
    ask(test, `/learners/${people[name]!.id}/exercises`, { headers })
  const list = LearnerExerciseList.parse((await of('ana', by('adm', 'admin'))).json())
  const { id: exerciseId, title } = exercise
  const total = spots.length
  expect(list).toMatchObject([{ exerciseId, code: 'IC0110', title, tries: 2, best: total, total }])
  expect((await of('kim', by('adm', 'admin'))).statusCode).toBe(404)
  expect((await of('ana', by('eva'))).statusCode).toBe(404)
})
