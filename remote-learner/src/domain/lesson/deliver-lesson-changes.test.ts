import { configureStore } from '@reduxjs/toolkit'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { learnerApi } from '../api/learner-api.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createSender } from '../outbox/outbox-sender.ts'
import { lessonHandlers } from './deliver-lesson-changes.ts'
import { toChange } from './lesson-change.rule.ts'
import { lessonChecksSlice } from './lesson-checks.slice.ts'
import { lessonKinds } from './lesson-kinds.ts'

const OWNER = 'ana@oncall.test'
const note = (text: string, key = 'key-1') =>
  toChange({ kind: 'note', text, key, code: 'IC0110', lessonId: 'a', title: 'Climbing' })

function device(routes: Record<string, unknown>) {
  const { fetch, calls } = fakeApi(routes)
  const platform = fakePlatform({ session: signedInAs(), fetch })
  const outbox = createOutbox({ owner: OWNER, kinds: lessonKinds, area: () => localStorage, now: Date.now })
  const store = configureStore({
    reducer: {
      [learnerApi.reducerPath]: learnerApi.reducer,
      lessonChecks: lessonChecksSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform, outbox } } }).concat(learnerApi.middleware),
  })
  const sender = createSender({
    ...{ outbox, handlers: new Map(lessonHandlers({ platform, dispatch: store.dispatch })) },
    exclusively: (_, task) => task(),
    isOnline: () => false,
    now: Date.now,
    report: () => undefined,
    onSending: () => undefined,
    onConnection: () => undefined,
  })
  return { outbox, sender, calls }
}

beforeEach(() => localStorage.clear())

it('stores a note on the device when the server has a newer one, until the user edits it', async () => {
  let stored = 'Written at the desk'
  const { outbox, sender, calls } = device({ 'PUT /lessons/a/note': () => ({ body: { text: stored } }) })
  outbox.put(note('Written on the phone'))
  await sender.send()
  await sender.send()
  expect(calls).toHaveLength(1)
  expect(outbox.entries()).toMatchObject([{ isRefused: true, payload: { text: 'Written on the phone' } }])
  stored = 'Both'
  outbox.put(note('Both', 'key-2'))
  await sender.send()
  expect(outbox.entries()).toEqual([])
})

it.each([
  { why: 'the server stored it', text: 'Tag first', stored: 'Tag first' },
  { why: 'it is blank, which the server stores as none', text: ' \n', stored: '' },
])('forgets a note when $why', async ({ text, stored }) => {
  const { outbox, sender } = device({ 'PUT /lessons/a/note': { text: stored } })
  outbox.put(note(text))
  await sender.send()
  expect(outbox.entries()).toEqual([])
})
