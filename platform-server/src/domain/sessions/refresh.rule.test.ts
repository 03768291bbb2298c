import { decideRefresh, type RefreshState } from './refresh.rule.ts'

const rotatedAt = new Date('2026-06-01T12:00:00Z')
const after = (ms: number) => new Date(rotatedAt.getTime() + ms)
const session: RefreshState = {
  generation: 5,
  startedAt: new Date('2026-05-20T12:00:00Z'),
  rotatedAt,
  expiresAt: new Date('2026-07-01T12:00:00Z'),
  endedAt: null,
  tabletId: null,
}
const DAY_MS = 86_400_000
const limits = { absoluteMs: 30 * DAY_MS, idleMs: 30 * DAY_MS }

test.each([
  { presented: 5, now: after(0), decision: 'rotate', why: 'the token is the newest' },
  { presented: 5, now: after(86_400_000), decision: 'rotate', why: 'the newest token comes a day later' },
  { presented: 4, now: after(10_000), decision: 'repeat', why: 'the last spent one returns within 10 s' },
  { presented: 4, now: after(10_001), decision: 'revoke', why: 'the last spent one returns after 10 s' },
  { presented: 3, now: after(1), decision: 'revoke', why: 'an older one returns, however soon' },
  { presented: 6, now: after(1), decision: 'refuse', why: 'that token was never given' },
])('answers $decision when $why', ({ presented, now, decision }) => {
  expect(decideRefresh(session, presented, now, limits)).toBe(decision)
})

test('refuses every token of a session that is over', () => {
  expect(decideRefresh(session, 5, session.expiresAt, limits)).toBe('refuse')
  expect(decideRefresh({ ...session, endedAt: after(1) }, 5, after(2), limits)).toBe('refuse')
  expect(decideRefresh({ ...session, endedAt: after(1) }, 3, after(2), limits)).toBe('refuse')
})

test('refuses the newest token when the whole life of the session is over, however late it was used', () => {
  const old = { ...session, startedAt: after(-30 * DAY_MS) }
  expect(decideRefresh(old, 5, after(0), limits)).toBe('refuse')
  expect(decideRefresh(old, 5, after(0), { ...limits, absoluteMs: 31 * DAY_MS })).toBe('rotate')
})

test('refuses the newest token of a session that was idle for too long', () => {
  expect(decideRefresh(session, 5, after(DAY_MS), { ...limits, idleMs: DAY_MS })).toBe('refuse')
})
