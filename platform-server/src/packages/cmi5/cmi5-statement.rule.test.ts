import type { XapiStatement } from '@platform/shared-contracts/http'
import { CATEGORY, CONTEXT_EXTENSION, VERB, type VerbName } from '../../domain/xapi/vocabulary.rule.ts'
import { judgeStatement, type SessionState } from './cmi5-statement.rule.ts'

const account = { homePage: 'https://oncall.example.test', name: '7' }
const state: SessionState = {
  sessionId: 'session',
  registrationId: 'registration',
  activityId: 'https://oncall.example.test/packages/1/units/0',
  actor: { account },
  masteryScore: 0.8,
  isInitialized: true,
  isEnded: false,
  isJudged: false,
  wasCompleted: false,
  wasPassed: false,
}

function said(
  verb: VerbName,
  result?: XapiStatement['result'],
  change: Partial<XapiStatement> = {},
): XapiStatement {
  return {
    actor: { account },
    verb: { id: VERB[verb] },
    object: { id: state.activityId },
    ...(result ? { result } : {}),
    context: {
      registration: 'registration',
      contextActivities: { category: [{ id: CATEGORY.cmi5 }, { id: CATEGORY.moveOn }] },
      extensions: { [CONTEXT_EXTENSION.sessionId]: 'session' },
    },
    ...change,
  }
}

const reasonOf = (statement: XapiStatement, change: Partial<SessionState> = {}) => {
  const judged = judgeStatement(statement, { ...state, ...change })
  return judged.isAllowed ? null : judged.reason
}
const duration = 'PT5M'

it('allows a session from its start to its end', () => {
  expect(judgeStatement(said('initialized'), { ...state, isInitialized: false })).toEqual({
    isAllowed: true,
    verb: 'initialized',
  })
  expect(reasonOf(said('completed', { completion: true, duration }))).toBeNull()
  expect(reasonOf(said('passed', { success: true, duration, score: { scaled: 0.8 } }))).toBeNull()
  expect(reasonOf(said('failed', { success: false, duration, score: { scaled: 0.7 } }))).toBeNull()
  expect(reasonOf(said('terminated', { duration }))).toBeNull()
})

it('allows what content says for itself, within the session only', () => {
  const { context } = said('passed')
  const own = said('passed', undefined, { context: { ...context, contextActivities: {} } })
  expect(judgeStatement(own, state)).toEqual({ isAllowed: true, verb: null })
  expect(reasonOf(own, { isInitialized: false })).toMatch('not initialized')
  expect(reasonOf(own, { isEnded: true })).toMatch('has ended')
})

it.each([
  ['another learner', { actor: { account: { ...account, name: '8' } } }, 'not the learner'],
  ['an email address', { actor: { mbox: 'mailto:ana@oncall.test' } }, 'not the learner'],
  [
    'another activity',
    { object: { id: 'https://oncall.example.test/packages/1/units/1' } },
    'not the activity',
  ],
  ['another registration', { context: { registration: 'other' } }, 'registration'],
  ['another session', { context: { registration: 'registration', extensions: {} } }, 'session id'],
])('refuses statements about %s', (_what, change, reason) => {
  expect(reasonOf(said('terminated', { duration }, change))).toMatch(reason)
})

it.each([
  ['a second start', said('initialized'), {}, 'initialized already'],
  [
    'a pass below the mastery score',
    said('passed', { success: true, duration, score: { scaled: 0.79 } }),
    {},
    'mastery',
  ],
  ['a pass without a score', said('passed', { success: true, duration }), {}, 'mastery'],
  ['a failure above it', said('failed', { success: false, duration, score: { scaled: 0.9 } }), {}, 'mastery'],
  ['a second judgment', said('failed', { success: false, duration }), { isJudged: true }, 'judged before'],
  [
    'a failure after a pass',
    said('failed', { success: false, duration }),
    { wasPassed: true },
    'judged before',
  ],
  [
    'a second completion',
    said('completed', { completion: true, duration }),
    { wasCompleted: true },
    'completed before',
  ],
  ['a completion without its time', said('completed', { completion: true }), {}, 'duration'],
  ['an end without its time', said('terminated'), {}, 'duration'],
  ["the platform's verbs", said('satisfied'), {}, 'for the platform'],
] as const)('refuses %s', (_what, statement, change, reason) => {
  expect(reasonOf(statement, change)).toMatch(reason)
})
