import { NOTHING_UNSENT, overlay, toUpdate, withoutSent } from './attempt-draft.rule.ts'

const saved = { sequence: 4, answers: { q1: 0, q2: 1 }, flagged: ['q2'] }

it("merges local changes over the server's state", () => {
  const unsent = { answers: { q2: 3, q3: 2 }, flags: { q2: false, q3: true } }
  expect(overlay(saved, unsent)).toEqual({ answers: { q1: 0, q2: 3, q3: 2 }, flagged: ['q3'] })
  expect(toUpdate(saved, unsent)).toMatchObject({ sequence: 5, flagged: ['q3'] })
})

it('retains changes made while a request was in progress', () => {
  const sent = { answers: { q2: 3, q3: 2 }, flags: { q3: true } }
  const now = { answers: { q2: 0, q3: 2, q4: 1 }, flags: { q3: true } }
  expect(withoutSent(now, sent)).toEqual({ answers: { q2: 0, q4: 1 }, flags: {} })
  expect(withoutSent(sent, sent)).toEqual(NOTHING_UNSENT)
})

it('compares lists by what is in them: storage returns others', () => {
  const sent = { answers: { q1: [0, 2], q2: [1, 0], q3: [] }, flags: {} }
  const now = { answers: { q1: [0, 2], q2: [0, 1], q3: [] }, flags: {} }
  expect(withoutSent(now, sent)).toEqual({ answers: { q2: [0, 1] }, flags: {} })
})
