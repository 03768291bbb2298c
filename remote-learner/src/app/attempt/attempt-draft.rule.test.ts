import { NOTHING_UNSENT, overlay, toUpdate, withoutSent } from './attempt-draft.rule.ts'

const kept = { sequence: 4, answers: { q1: 0, q2: 1 }, flagged: ['q2'] }

it('lays own changes over what the server keeps', () => {
  const unsent = { answers: { q2: 3, q3: 2 }, flags: { q2: false, q3: true }, isHandedIn: false }
  expect(overlay(kept, unsent)).toEqual({ answers: { q1: 0, q2: 3, q3: 2 }, flagged: ['q3'] })
  expect(toUpdate(kept, unsent)).toMatchObject({ sequence: 5, flagged: ['q3'] })
})

it('keeps to itself what changed while the rest was under way', () => {
  const sent = { answers: { q2: 3, q3: 2 }, flags: { q3: true }, isHandedIn: false }
  const now = { answers: { q2: 0, q3: 2, q4: 1 }, flags: { q3: true }, isHandedIn: false }
  expect(withoutSent(now, sent)).toEqual({ answers: { q2: 0, q4: 1 }, flags: {}, isHandedIn: false })
  expect(withoutSent(sent, sent)).toEqual(NOTHING_UNSENT)
})
