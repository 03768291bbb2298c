import type { Exercise, ExerciseResult } from '@platform/shared-contracts/http'
import { newEntry, type OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import {
  exerciseChange,
  exerciseKind,
  triesBody,
  withoutTries,
  type ExercisePayload,
} from './exercise-change.ts'
import { shownResult } from './exercise-results.rule.ts'

const why = 'Because.'
const exercise: Exercise = {
  ...{ id: 'IC0110-order', title: 'Order', task: 'Order it.', cfr: '1926.1053', minutes: 2 },
  kind: 'order',
  steps: ['One', 'Two', 'Three'].map((text) => ({ text, why })),
}
const made = (key: string, answers: number[], madeAt = 1_000) => ({ key, answers, madeAt })
const stored: ExerciseResult = {
  ...{ exerciseId: 'IC0110-order', version: 3, tries: 2, best: 1, last: 1, total: 3, answers: [0, 2, 1] },
  ...{ triedAt: '2026-11-24T10:00:00.000Z', solvedAt: null },
}
const payload = (...tries: ReturnType<typeof made>[]): ExercisePayload => ({
  ...{ code: 'IC0110', exerciseId: 'IC0110-order', version: 3 },
  tries,
})

it('shows what the server has with the tries on this device on top', () => {
  expect(shownResult(exercise, undefined, [])).toBeNull()
  expect(shownResult(exercise, stored, [])).toMatchObject({ tries: 2, best: 1, isSolved: false })
  expect(shownResult(exercise, stored, [made('a', [0, 1, 2]), made('b', [2, 1, 0])])).toEqual({
    ...{ tries: 4, best: 3, total: 3, isSolved: true },
    answers: [2, 1, 0],
  })
})

it('does not show answers that the exercise no longer has', () => {
  expect(shownResult(exercise, { ...stored, answers: [0, 1, 2, 3] }, [])?.answers).toBeNull()
})

it('keeps every try in one entry, the newest 20 of them, and sends how old each one is', () => {
  const tries = Array.from({ length: 25 }, (_, index) => made(`try-${index}`, [0, 1, 2], index * 100))
  const change = exerciseChange(payload(...tries), 'Order')
  expect(change.payload.tries.map(({ key }) => key).at(0)).toBe('try-5')
  const entry = newEntry(change, { owner: 'ana', order: 1, madeAt: 2_400 }) as OutboxEntry<ExercisePayload>
  const body = triesBody(entry, 3_000)
  expect([body.version, body.tries[0], body.tries.length]).toEqual([
    3,
    { key: 'try-5', answers: [0, 1, 2], ageMs: 2_500 },
    20,
  ])
})

it('keeps a try that was made while others were on their way', () => {
  const [a, b] = [made('a', [0, 1, 2]), made('b', [2, 1, 0])]
  expect(withoutTries(payload(a, b), payload(a))).toEqual(payload(b))
  expect(withoutTries(payload(a), payload(a))).toBeNull()
})

it('knows a damaged entry', () => {
  expect(exerciseKind.isPayload(payload(made('a', [1])))).toBe(true)
  expect([null, {}, { ...payload(), tries: [{ key: 'a' }] }].map(exerciseKind.isPayload)).not.toContain(true)
})
