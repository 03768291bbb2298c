import type { XapiStatement } from '@platform/shared-contracts/http'
import { CATEGORY, CONTEXT_EXTENSION, VERB, type VerbName } from '../../domain/xapi/vocabulary.rule.ts'
import { requirement } from '../../testing/xapi/cmi5-requirement.ts'
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
  const { success, completion, score } = result ?? {}
  const isMoveOn = success !== undefined || completion !== undefined
  return {
    id: 'b7f9c1de-3b7e-4b7c-9d5e-2a1c6f0d8e11',
    timestamp: '2026-11-20T10:00:00.000Z',
    actor: { account },
    verb: { id: VERB[verb] },
    object: { id: state.activityId },
    ...(result ? { result } : {}),
    context: {
      registration: 'registration',
      contextActivities: {
        category: [{ id: CATEGORY.cmi5 }, ...(isMoveOn ? [{ id: CATEGORY.moveOn }] : [])],
      },
      extensions: {
        [CONTEXT_EXTENSION.sessionId]: 'session',
        ...(score && { [CONTEXT_EXTENSION.masteryScore]: 0.8 }),
      },
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

it(requirement('9.3.4.0-2'), () => {
  expect(reasonOf(said('passed', { success: true, duration }))).toBeNull()
  const low = said('passed', { success: true, duration, score: { scaled: 0.79 } })
  expect(reasonOf(low)).toMatch('does not reach the mastery score')
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

const own = (category: string) =>
  said('terminated', undefined, {
    verb: { id: 'http://adlnet.gov/expapi/verbs/experienced' },
    context: { ...said('terminated').context, contextActivities: { category: [{ id: category }] } },
  })
const passed = said('passed', { success: true, duration, score: { scaled: 0.9 } })
const withMastery = (value?: number) => ({
  ...passed.context,
  extensions: { [CONTEXT_EXTENSION.sessionId]: 'session', [CONTEXT_EXTENSION.masteryScore]: value },
})
const terminated = said('terminated', { duration })

it.each([
  ['9.1.0.0-1 (d)', { ...terminated, id: undefined }, 'needs an id'],
  ['9.7.0.0-1 (d)', { ...terminated, timestamp: undefined }, 'needs its timestamp'],
  ['9.7.0.0-2 (d)', { ...terminated, timestamp: '2026-11-20T10:00:00.000-06:00' }, 'UTC'],
  ['6.3.0.0-1', { ...terminated, verb: { id: 'http://adlnet.gov/expapi/verbs/voided' } }, 'void'],
  ['9.2.0.0-2', { ...passed, actor: { ...state.actor, objectType: 'Group' } }, 'not the learner'],
  ['9.5.1.0-2 (d)', said('terminated', { duration, score: { scaled: 1 } }), 'and a score'],
  [
    '9.5.1.0-3 (d1)',
    { ...passed, result: { ...passed.result, score: { scaled: 1, raw: 9 } } },
    'min and max',
  ],
  ['9.5.2.0-3 (d)', said('completed', { completion: true, success: true, duration }), 'success'],
  ['9.5.3.0-2 (d)', { ...passed, result: { ...passed.result, completion: true } }, 'completion'],
  ['9.6.2.2-2 (d)', own(CATEGORY.moveOn), 'for success and completion only'],
  ['9.6.3.2-2 (d)', { ...passed, context: withMastery() }, 'mastery score of this launch'],
  ['9.6.3.2-2 (d)', { ...passed, context: withMastery(0.7) }, 'mastery score of this launch'],
] as const)('keeps requirement %s of cmi5', (number, statement, reason) => {
  expect(requirement(number)).toMatch(number)
  expect(reasonOf(statement as XapiStatement)).toMatch(reason)
})
