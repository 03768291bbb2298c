import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { QuizzesRoute } from './quizzes.route.tsx'

const missing = () => ({ status: 404, body: { message: 'Not found.' } })
const summary = {
  ...{ code: 'IC0110', title: 'Ladder Safety', questions: 2, passPercent: 80, timeLimitMinutes: null },
  ...{ attemptsAllowed: 3, attemptsLeft: 3, state: 'not_started', bestScore: null, lastAt: null },
  ...{ lockedUntil: null, canStart: true, isRenewalDue: false, openAttemptId: null },
  ...{ lastAttemptId: null, mistakes: 0 },
}

function open(at: string, routes: Record<string, unknown>, isSignedIn = true) {
  const api = fakeApi(routes)
  const keys: (string | null)[] = []
  const fetch: typeof api.fetch = (path, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'))
    return api.fetch(path, init)
  }
  const session = isSignedIn ? { session: signedInAs() } : {}
  renderPage(QuizzesRoute, { platform: { fetch, ...session }, path: '/quizzes', at })
  return { ...api, keys }
}

beforeEach(() => localStorage.clear())

test('offers a visitor a sample of each module, and no list of own quizzes', async () => {
  const { calls } = open('/quizzes', { 'GET /modules': [] }, false)
  expect(await screen.findByRole('link', { name: 'Try a sample: Ladder Safety' })).toHaveAttribute(
    'href',
    '/quizzes?sample=IC0110',
  )
  expect(calls.map(({ path }) => path.split('?')[0])).not.toContain('/quizzes')
})

test.each([
  {
    at: '/quizzes?sample=IC9999',
    route: 'GET /modules/IC9999',
    text: 'No quiz has this code.',
    isSignedIn: false,
  },
  {
    at: '/quizzes?practice=IC0110',
    route: 'GET /quizzes/IC0110/mistakes',
    text: 'Nothing to practice. You missed no questions last time.',
    isSignedIn: true,
  },
])('says that there is nothing at $at', async ({ at, route, text, isSignedIn }) => {
  open(at, { [route]: missing }, isSignedIn)
  expect(await screen.findByText(text)).toBeVisible()
})

test('starts a quiz again under the same key after a lost response, and under another after a refusal', async () => {
  const replies: unknown[] = [
    new Error('lost'),
    { status: 503 },
    { status: 409, body: { message: 'Locked.' } },
  ]
  const reply = () => replies.shift() ?? { status: 409, body: { message: 'Locked again.' } }
  const { keys } = open('/quizzes', { 'GET /quizzes': [summary], 'POST /quizzes/IC0110/attempts': reply })
  const start = async (count: number) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start the quiz: Ladder Safety' }))
    await waitFor(() => expect(keys).toHaveLength(count))
  }
  await start(1)
  await start(2)
  await start(3)
  await screen.findByText(/Locked\./)
  await start(4)
  const [first, second, third, fourth] = keys
  expect(first).toBeTruthy()
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})
