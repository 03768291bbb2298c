import { decideLogin, type FailedLogins } from './login-limits.rule.ts'

const now = new Date('2026-06-01T12:00:00Z')
const failures = (count: number, secondsAgo = 60) =>
  Array.from({ length: count }, () => new Date(now.getTime() - secondsAgo * 1000))
const nothing: FailedLogins = { own: [], ofAccount: [], isKnown: false, hasLink: true }

test.each<[Partial<FailedLogins>, object, string]>([
  [{ own: failures(9), ofAccount: failures(9) }, { kind: 'open' }, 'nine failures are none too many'],
  [{ own: failures(10) }, { kind: 'wait', seconds: 840 }, 'ten from one address make that address wait'],
  [
    { own: failures(10), isKnown: true },
    { kind: 'wait', seconds: 840 },
    'a known browser may not guess either',
  ],
  [{ own: failures(10, 900) }, { kind: 'open' }, '15 minutes are over'],
  [{ ofAccount: failures(10) }, { kind: 'proof', level: 1, seconds: 840 }, 'others go on for some work'],
  [{ ofAccount: failures(45) }, { kind: 'proof', level: 4, seconds: 840 }, 'the work grows'],
  [{ ofAccount: failures(99) }, { kind: 'proof', level: 5, seconds: 840 }, 'up to a level'],
  [{ ofAccount: failures(100) }, { kind: 'link', seconds: 840 }, 'a hundred are the most'],
  [{ ofAccount: failures(100), hasLink: false }, { kind: 'proof', level: 5, seconds: 840 }, 'nobody to mail'],
  [
    { ofAccount: failures(100), isKnown: true },
    { kind: 'open' },
    'the guesses of strangers stop no known browser',
  ],
  [{ ofAccount: failures(100, 901) }, { kind: 'open' }, 'the guessing has stopped'],
])('%j is %j: %s', (given, decision) => {
  expect(decideLogin({ ...nothing, ...given }, now)).toEqual(decision)
})
