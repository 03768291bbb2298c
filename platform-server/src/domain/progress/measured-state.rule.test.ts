import { measuredState } from './measured-state.rule.ts'

const now = new Date('2026-11-24T12:00:00Z')
const day = (text: string) => new Date(`${text}T12:00:00Z`)
const certificate = { issuedAt: day('2026-01-10'), expiresAt: day('2027-01-10'), isOutdated: false }
const nothing = { certificate: null, lastAttempt: null, lessonAt: null }
const failed = { state: 'failed', at: day('2026-11-02') }

it.each([
  {
    why: 'a certificate is in date',
    facts: { ...nothing, certificate },
    status: 'completed',
    at: '2026-01-10',
  },
  {
    why: 'a renewal failed, and the certificate is in date',
    facts: { certificate, lastAttempt: failed, lessonAt: null },
    status: 'completed',
    at: '2026-01-10',
  },
  {
    why: 'it expired',
    facts: { ...nothing, certificate: { ...certificate, expiresAt: now } },
    status: 'expired',
    at: '2026-11-24',
  },
  {
    why: 'its content must be taken again',
    facts: { ...nothing, certificate: { ...certificate, isOutdated: true } },
    status: 'expired',
    at: '2026-01-10',
  },
  {
    why: 'the quiz failed',
    facts: { ...nothing, lastAttempt: failed },
    status: 'quiz_failed',
    at: '2026-11-02',
  },
  {
    why: 'an attempt is open',
    facts: { ...nothing, lastAttempt: { state: 'open', at: day('2026-11-02') }, lessonAt: day('2026-11-01') },
    status: 'in_progress',
    at: '2026-11-02',
  },
  {
    why: 'a lesson was opened',
    facts: { ...nothing, lessonAt: day('2026-11-01') },
    status: 'in_progress',
    at: '2026-11-01',
  },
])('is $status when $why', ({ facts, status, at }) => {
  expect(measuredState(facts, now)).toEqual({ status, at: day(at) })
})

it('is nothing when the server measured nothing', () => {
  expect(measuredState(nothing, now)).toBeNull()
})
