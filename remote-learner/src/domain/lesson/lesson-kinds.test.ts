import { createOutbox } from '../outbox/outbox.ts'
import { requestOf } from './lesson-change.rule.ts'
import { lessonKinds } from './lesson-kinds.ts'

const OWNER = 'ana@oncall.test'
const made = { code: 'IC0110', lessonId: 'a', title: 'Climbing' }

const open = () =>
  createOutbox({ owner: OWNER, kinds: lessonKinds, area: () => localStorage, now: () => 5_000 })

beforeEach(() => localStorage.clear())

it('takes over what an older version stored: every kind, in its order, with its key and its age', () => {
  const old = {
    'note:a': { kind: 'note', text: 'Tag first', key: 'k-note', madeAt: 1_000 },
    'question:k-question': { kind: 'question', text: 'Why not?', key: 'k-question', madeAt: 2_000 },
    'check:a': { kind: 'check', answers: { q: 1 }, key: 'k-check', madeAt: 4_000 },
    'place:a': { kind: 'place', block: 3, key: 'k-place', madeAt: 3_000 },
  }
  for (const [slot, fields] of Object.entries(old))
    localStorage.setItem(`unsent:${OWNER}:${slot}`, JSON.stringify({ ...made, ...fields }))
  const entries = open().entries()
  expect(entries.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'k-note',
    'k-question',
    'k-place',
    'k-check',
  ])
  expect(entries.map((entry) => requestOf(entry, 5_000))).toEqual([
    { path: '/lessons/a/note', method: 'PUT', body: { text: 'Tag first', ageMs: 4_000 } },
    { path: '/modules/IC0110/questions', method: 'POST', body: { text: 'Why not?', lessonId: 'a' } },
    { path: '/lessons/a/position', method: 'PUT', body: { block: 3, ageMs: 2_000 } },
    { path: '/lessons/a/check', method: 'POST', body: { answers: { q: 1 } } },
  ])
  expect(open().entries()).toEqual(entries)
})

it('lists an item of a known kind whose content is damaged, and does not send it', () => {
  const text = 5
  localStorage.setItem(`unsent:${OWNER}:note:a`, JSON.stringify({ ...made, kind: 'note', text, key: 'k' }))
  expect(open().entries()).toMatchObject([{ kind: 'unknown', slot: 'note:a' }])
})
