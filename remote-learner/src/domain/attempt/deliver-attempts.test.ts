import { configureStore } from '@reduxjs/toolkit'
import type { Answer, QuizAttempt } from '@platform/shared-contracts/http'
import { fakeApi, fakePlatform, signedInAs, type FakeCall } from '@platform/shared-contracts/testing'
import { learnerApi } from '../api/learner-api.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createSender } from '../outbox/outbox-sender.ts'
import { answersChange, attemptKinds, submissionChange } from './attempt-change.ts'
import { attemptSlice } from './attempt.slice.ts'
import { attemptHandlers } from './deliver-attempts.ts'
import { quizzesApi } from './quizzes.api.ts'

const OWNER = 'ana@oncall.test'
const ID = '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11'
const quiz = { id: ID, title: 'Ladder Safety' }
const attempt: QuizAttempt = {
  ...{ id: ID, code: 'IC0110', title: 'Ladder Safety', state: 'open', passPercent: 80, questions: [] },
  ...{ answers: {}, flagged: [], sequence: 4, deadlineAt: null, result: null },
  startedAt: '2026-11-20T10:00:00.000Z',
  serverNow: '2026-11-20T10:00:00.000Z',
}

function device(routes: Record<string, unknown>) {
  const api = fakeApi(routes)
  const notify = jest.fn()
  const platform = fakePlatform({ session: signedInAs(), fetch: api.fetch, notify })
  const outbox = createOutbox({ owner: OWNER, kinds: attemptKinds, area: () => localStorage, now: Date.now })
  const store = configureStore({
    reducer: { [learnerApi.reducerPath]: learnerApi.reducer, attempt: attemptSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform, outbox } } }).concat(learnerApi.middleware),
  })
  const sender = createSender({
    ...{ outbox, handlers: new Map(attemptHandlers({ platform, outbox, store })), now: Date.now },
    exclusively: (_, task) => task(),
    isOnline: () => false,
    report: () => undefined,
    onSending: () => undefined,
    onConnection: () => undefined,
  })
  const writes = () => api.calls.filter(({ method }) => method !== 'GET')
  const paths = () => writes().map(({ path }) => path.split('/').at(-1))
  return { outbox, sender, store, notify, writes, paths }
}

const accept = ({ body }: FakeCall) => ({ body: { isAccepted: true, ...(body as object) } })
const answers = (answer: Answer, key = 'key-1') =>
  answersChange(quiz, { answers: { q1: answer }, flags: {} }, key)

beforeEach(() => localStorage.clear())

it('submits after every answer has arrived, and says so where another page is open', async () => {
  const { outbox, sender, paths, notify } = device({
    [`PUT /attempts/${ID}/answers`]: accept,
    [`POST /attempts/${ID}/submit`]: attempt,
  })
  outbox.put(answers(1))
  outbox.put(submissionChange(quiz, 'key-2'))
  await sender.send()
  expect([paths(), outbox.entries()]).toEqual([['answers', 'submit'], []])
  expect(notify).toHaveBeenCalledTimes(1)
})

it('sends an answer of several parts, and what was changed of it meanwhile', async () => {
  const { outbox, sender, writes } = device({
    [`PUT /attempts/${ID}/answers`]: (call: FakeCall) => {
      if (writes().length === 1) outbox.put(answers([2, 1], 'key-2'))
      return accept(call)
    },
  })
  outbox.put(answers([1, 2]))
  await sender.send()
  await sender.send()
  const sent = writes().map(({ body }) => (body as { answers: object }).answers)
  expect([sent[0], sent.at(-1)]).toEqual([{ q1: [1, 2] }, { q1: [2, 1] }])
  expect(outbox.entries()).toEqual([])
})

it('keeps what it cannot read of an answer', () => {
  const { outbox } = device({})
  outbox.put(answers([1, 2]))
  const [slot] = Object.keys(localStorage)
  localStorage.setItem(slot!, localStorage.getItem(slot!)!.replace('[1,2]', '["1",{}]'))
  expect(device({}).outbox.entries()).toMatchObject([{ kind: 'unknown' }])
})

it('does not submit while an answer has not arrived', async () => {
  const { outbox, sender, paths } = device({ [`PUT /attempts/${ID}/answers`]: () => ({ status: 503 }) })
  outbox.put(answers(1))
  outbox.put(submissionChange(quiz, 'key-2'))
  await sender.send()
  expect(new Set(paths())).toEqual(new Set(['answers']))
  expect(outbox.entries()).toHaveLength(2)
})

it('starts from what another device has saved, where this one has not loaded the attempt', async () => {
  const elsewhere = { isAccepted: false, sequence: 7, answers: { q2: 3 }, flagged: ['q2'] }
  let tries = 0
  const { outbox, sender, writes } = device({
    [`PUT /attempts/${ID}/answers`]: (call: FakeCall) =>
      (tries += 1) === 1 ? { body: elsewhere } : accept(call),
  })
  outbox.put(answers(1))
  await sender.send()
  expect(writes().at(-1)?.body).toEqual({ sequence: 8, answers: { q1: 1, q2: 3 }, flagged: ['q2'] })
  expect(outbox.entries()).toEqual([])
})

it('shows what was saved in the loaded attempt, and no older response undoes it', async () => {
  const { outbox, sender, store } = device({
    [`GET /attempts/${ID}`]: attempt,
    [`PUT /attempts/${ID}/answers`]: accept,
  })
  const { initiate, select } = quizzesApi.endpoints.getAttempt
  await store.dispatch(initiate(ID))
  outbox.put(answers(2))
  await sender.send()
  await store.dispatch(initiate(ID, { forceRefetch: true }))
  expect(select(ID)(store.getState()).data).toMatchObject({ sequence: 5, answers: { q1: 2 } })
})

it('drops what comes too late for an attempt that is over, and remembers that it is over', async () => {
  const { outbox, sender, store, paths } = device({
    [`PUT /attempts/${ID}/answers`]: () => ({ status: 409, body: {} }),
  })
  outbox.put(answers(1))
  outbox.put(submissionChange(quiz, 'key-2'))
  await sender.send()
  expect([paths(), outbox.entries()]).toEqual([['answers'], []])
  expect(store.getState().attempt.over).toEqual({ [ID]: true })
})

it.each([
  { status: 401, why: 'the session was lost', isRefused: false },
  { status: 404, why: 'the server does not know the attempt', isRefused: true },
  { status: 422, why: 'the server refuses them', isRefused: true },
])('keeps the answers when $why', async ({ status, isRefused }) => {
  const { outbox, sender } = device({ [`PUT /attempts/${ID}/answers`]: () => ({ status, body: {} }) })
  outbox.put(answers(1))
  await sender.send()
  expect(outbox.entries()).toMatchObject([
    { payload: { answers: { q1: 1 } }, isRefused, lastError: { status } },
  ])
})

it('stores a submission that the server does not know', async () => {
  const { outbox, sender, notify } = device({
    [`POST /attempts/${ID}/submit`]: () => ({ status: 404, body: {} }),
  })
  outbox.put(submissionChange(quiz, 'key-2'))
  await sender.send()
  expect(outbox.entries()).toMatchObject([{ isRefused: true, lastError: { status: 404 } }])
  expect(notify).not.toHaveBeenCalled()
})

it('sends nothing more, and loses nothing, once the page has ended', async () => {
  const { outbox, sender, paths } = device({
    [`PUT /attempts/${ID}/answers`]: () => {
      sender.stop()
      return { body: { isAccepted: false, sequence: 7, answers: {}, flagged: [] } }
    },
  })
  outbox.put(answers(1))
  await sender.send()
  expect([paths(), outbox.entries().length]).toEqual([['answers'], 1])
})

describe('what an older version stored', () => {
  const old = (fields: object) =>
    localStorage.setItem(
      `unsent:${OWNER}:attempt:${ID}`,
      JSON.stringify({
        kind: 'attempt',
        code: 'IC0110',
        title: quiz.title,
        answers: {},
        flags: {},
        ...fields,
      }),
    )
  const routes = { [`PUT /attempts/${ID}/answers`]: accept, [`POST /attempts/${ID}/submit`]: attempt }

  it('becomes answers and a submission, each sent once', async () => {
    old({ answers: { q1: 1 }, flags: { q2: true }, isHandedIn: true })
    const { outbox, sender, writes, paths } = device(routes)
    expect(outbox.entries()).toMatchObject([{ kind: 'answers' }, { kind: 'submission', title: quiz.title }])
    await sender.send()
    await sender.send()
    expect(paths()).toEqual(['answers', 'submit'])
    expect(writes()[0]?.body).toEqual({ sequence: 1, answers: { q1: 1 }, flagged: ['q2'] })
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is stored where a tab of the older version does not look, and merged if that tab changes it again', () => {
    old({ answers: { q1: 1, q2: 1 } })
    const { outbox } = device(routes)
    outbox.put(submissionChange(quiz, 'key-2'))
    expect(Object.keys(localStorage).sort()).toEqual([
      `unsent:${OWNER}:answers:${ID}`,
      `unsent:${OWNER}:submission:${ID}`,
    ])
    old({ answers: { q2: 2 } })
    expect(outbox.entries()).toMatchObject([
      { kind: 'answers', payload: { answers: { q1: 1, q2: 2 } } },
      { kind: 'submission' },
    ])
    expect(localStorage.getItem(`unsent:${OWNER}:attempt:${ID}`)).toBeNull()
  })

  it('is sent once, and removed then, where there is no space for its new form', async () => {
    old({ answers: { q1: 1 } })
    const { outbox, sender, paths } = device(routes)
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(outbox.entries()).toMatchObject([{ kind: 'answers' }])
    expect(Object.keys(localStorage)).toEqual([`unsent:${OWNER}:attempt:${ID}`])
    await sender.send()
    await sender.send()
    setItem.mockRestore()
    expect([paths(), Object.keys(localStorage)]).toEqual([['answers'], []])
  })

  it('becomes a submission alone where no answer waited', async () => {
    old({ isHandedIn: true })
    const { outbox, sender, paths } = device(routes)
    expect(outbox.entries()).toMatchObject([{ kind: 'submission' }])
    expect(Object.keys(localStorage)).toEqual([`unsent:${OWNER}:submission:${ID}`])
    await sender.send()
    expect(paths()).toEqual(['submit'])
  })
})
