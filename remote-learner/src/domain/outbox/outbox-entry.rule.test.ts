import { LessonNoteUpdate } from '@platform/shared-contracts/http'
import { afterFailure, ageOf, newEntry, untilDueMs } from './outbox-entry.rule.ts'
import { note, OWNER } from './testing/fake-device.ts'

const DAY_MS = 86_400_000
const failure = { status: 503, message: '', isRefused: false }
const madeAt = 10 * DAY_MS
const failedAt = madeAt + DAY_MS
const failed = afterFailure(newEntry(note('one'), { owner: OWNER, order: 1, madeAt }), failure, failedAt)

it.each([
  { now: failedAt, waitMs: 4_000, why: 'it has just failed' },
  { now: failedAt + 4_000, waitMs: 0, why: 'its delay is over' },
  { now: failedAt - DAY_MS / 2, waitMs: 0, why: 'the clock was set back to after it was made' },
  { now: madeAt - DAY_MS, waitMs: 0, why: 'the clock was set back to before it was made' },
])('waits $waitMs ms when $why', ({ now, waitMs }) => {
  expect(untilDueMs(failed, now)).toBe(waitMs)
})

it('waits before the next attempt when the clock stood at 1970 as the change was made', () => {
  const now = Date.UTC(2026, 10, 23)
  const entry = newEntry(note('one'), { owner: OWNER, order: 1, madeAt: 0 })
  expect(untilDueMs(afterFailure(entry, failure, now), now)).toBe(4_000)
})

it.each([
  { now: madeAt + 1_500, ageMs: 1_500, why: 'as it is' },
  { now: madeAt - DAY_MS, ageMs: 0, why: 'never negative, if the clock was set back' },
  { now: 9e15, ageMs: 1e12, why: 'no larger than the server accepts, if the clock was wrong' },
])('reports an age $why', ({ now, ageMs }) => {
  expect(ageOf({ madeAt }, now)).toBe(ageMs)
  expect(LessonNoteUpdate.safeParse({ text: 'one', ageMs: ageOf({ madeAt }, now) }).success).toBe(true)
})
