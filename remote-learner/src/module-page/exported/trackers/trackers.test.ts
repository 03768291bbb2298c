import { openCmi5, type Cmi5Session } from './cmi5-tracker.ts'
import { findApi, type ScormApi } from './scorm-api.ts'
import { openScorm12 } from './scorm12-tracker.ts'
import { scormTime } from './scorm-time.rule.ts'
import { NOTHING_YET } from './tracker.ts'

const DONE = { lessonId: 'b', done: ['a', 'b'], isCompleted: true, isPassed: false }

function scorm(values: Record<string, string> = {}) {
  const calls: string[] = []
  const cmi: Record<string, string> = { 'cmi.core.lesson_status': 'not attempted', ...values }
  const api: ScormApi = {
    LMSInitialize: () => 'true',
    LMSGetValue: (element) => cmi[element] ?? '',
    LMSSetValue: (element, value) => {
      cmi[element] = value
      return 'true'
    },
    LMSCommit: () => 'true',
    LMSFinish: () => String(calls.push('finish') > 0),
  }
  return { api, cmi, calls }
}

test('SCORM 1.2 gets status, score, place and time, and gives the place back', async () => {
  const first = scorm()
  let now = 0
  const tracker = await openScorm12(first.api, () => now)
  expect(first.cmi['cmi.core.lesson_status']).toBe('incomplete')
  await tracker.record(DONE, { score: 0.9, isPassed: true })
  now = 3_723_000
  await tracker.end()
  await tracker.end()
  expect(first.cmi).toMatchObject({
    'cmi.core.lesson_status': 'passed',
    'cmi.core.score.raw': '90',
    'cmi.core.lesson_location': 'b',
    'cmi.core.session_time': '0001:02:03.00',
    'cmi.core.exit': 'suspend',
  })
  expect(first.calls).toEqual(['finish'])
  const again = await openScorm12(scorm(first.cmi).api, () => now)
  expect(again.progress).toEqual({ ...DONE, isPassed: true })
})

test('SCORM 1.2 reports nothing while the course is only browsed, and a refused call is an error', async () => {
  const browsed = scorm({ 'cmi.core.lesson_mode': 'browse', 'cmi.suspend_data': 'not JSON' })
  const tracker = await openScorm12(browsed.api, () => 0)
  expect(tracker.progress).toEqual(NOTHING_YET)
  await tracker.record(DONE, { score: 1, isPassed: true })
  expect(browsed.cmi['cmi.core.lesson_status']).toBe('not attempted')
  const refusing = { ...browsed.api, LMSCommit: () => 'false' }
  await expect((await openScorm12(refusing, () => 0)).record(DONE, null)).rejects.toThrow('refused')
})

test('the API of SCORM is found above, also over a frame that may not be read, and in no endless loop', () => {
  const { api } = scorm()
  const top = { API: api } as { API: ScormApi; parent: never }
  Object.assign(top, { parent: top })
  const closed = Object.defineProperty({ parent: top }, 'API', {
    get: () => {
      throw new Error('of another origin')
    },
  })
  expect(findApi({ parent: closed })).toBe(api)
  const alone = {} as { parent: never }
  Object.assign(alone, { parent: alone })
  expect(findApi({ parent: alone, opener: top })).toBe(api)
  expect(findApi({ parent: alone })).toBeNull()
  expect([scormTime(-5), scormTime(59_600)]).toEqual(['0000:00:00.00', '0000:01:00.00'])
})

function cmi5(stored: unknown = null, launchMode = 'Normal') {
  const calls: string[] = []
  const recorder = (what: string) => async (score?: unknown) =>
    void calls.push(score === undefined ? what : `${what} ${String(score)}`)
  const state = { data: stored }
  const session = {
    initialize: recorder('initialized'),
    complete: recorder('completed'),
    pass: recorder('passed'),
    fail: recorder('failed'),
    terminate: recorder('terminated'),
    launchData: { launchMode, returnURL: 'https://lms.test/back' },
    launchParameters: { actor: {}, activityId: 'a', registration: 'r' },
    xapi: {
      getState: async () => {
        if (state.data === null) throw Object.assign(new Error('none'), { response: { status: 404 } })
        return state
      },
      setState: async ({ state: data }: { state: unknown }) => void Object.assign(state, { data }),
    },
  } as unknown as Cmi5Session
  return { session, calls, state }
}

test('cmi5 states what is reached once, in its order, and leads back', async () => {
  const { session, calls, state } = cmi5()
  const left: string[] = []
  const tracker = await openCmi5(session, (url) => left.push(url))
  await tracker.record({ ...NOTHING_YET, lessonId: 'a' }, null)
  await tracker.record(DONE, null)
  await tracker.record(DONE, null)
  await tracker.record(DONE, { score: 0.5, isPassed: false })
  // A session may be judged once.
  await tracker.record({ ...DONE, isPassed: true }, { score: 1, isPassed: true })
  await tracker.end()
  await tracker.end()
  expect(calls).toEqual(['initialized', 'completed', 'failed 0.5', 'terminated'])
  expect([state.data, left]).toEqual([DONE, ['https://lms.test/back']])
})

test('cmi5 completes and passes once over sessions, and not while the course is only reviewed', async () => {
  const later = cmi5({ ...DONE, isPassed: true })
  await (await openCmi5(later.session)).record({ ...DONE, isPassed: true }, { score: 1, isPassed: true })
  const reviewed = cmi5(null, 'Review')
  await (await openCmi5(reviewed.session)).record(DONE, { score: 1, isPassed: true })
  expect([later.calls, reviewed.calls]).toEqual([['initialized'], ['initialized']])
})

test('a state that cannot be read is an error, not a first visit', async () => {
  const { session } = cmi5()
  const xapi = { getState: async () => Promise.reject(new Error('503')) }
  await expect(openCmi5({ ...session, xapi } as unknown as Cmi5Session)).rejects.toThrow('503')
})
