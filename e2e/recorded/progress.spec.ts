import type { Page } from '@playwright/test'
import { expect, follow, type RecordedApi, store, test } from './recorded.ts'

const PROGRESS = 'GET /progress'
const UPDATE = 'POST /module/IC0110/progress'
const SUBSCRIBER = { isSubscribed: true }

const status = (page: Page, course = 'Ladder Safety') =>
  page.getByRole('combobox', { name: `Status of ${course}` })
const STATUSES = ['Completed', 'Quiz Failed', 'Expired', 'In Progress', 'Not Started']
const sentStatuses = (recorded: RecordedApi) =>
  recorded.to(UPDATE).map(({ body }) => (body as { status: string }).status)
const cached = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('progress') ?? 'null'))

test.beforeEach(({ recorded }) =>
  recorded.answer({ 'GET /training/assignments': { body: [] }, 'GET /training/record': { body: [] } }),
)

test.describe('loading progress (spec sections 5, 7, 8 and 9)', () => {
  test('requests by email with the token, stores a map, and skips records without an id or a status', async ({
    page,
    recorded,
    signedIn,
  }) => {
    await signedIn(SUBSCRIBER)
    recorded.answer({
      [PROGRESS]: {
        body: [
          { module_id: 'IC0110', status: 'in_progress' },
          { module_id: 'IC0112' },
          { status: 'completed' },
          { module_id: 'IC0111', status: 'quiz_failed', score: 0.4 },
        ],
      },
    })
    await page.goto('/progress')
    await expect(status(page)).toHaveValue('In Progress')
    await expect(status(page, 'Machine Safeguarding')).toHaveValue('Quiz Failed')
    await expect(status(page, 'Fall Protection')).toHaveValue('Not Started')
    expect(recorded.to(PROGRESS)).toMatchObject([
      { query: { email: 'ana@oncall.test' }, authorization: 'Bearer access-1' },
    ])
    expect(await cached(page)).toEqual({ IC0110: 'in_progress', IC0111: 'quiz_failed' })
  })

  for (const [who, person] of [
    ['is not subscribed', {}],
    ['has no email', { ...SUBSCRIBER, email: '' }],
  ] as const)
    test(`makes no call for a user who ${who}, and empties the map`, async ({ page, recorded, signedIn }) => {
      await signedIn(person)
      await store(page, { progress: '{"IC0110":"completed"}' })
      await page.goto('/progress')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => cached(page)).toBeNull()
      expect(recorded.to(PROGRESS)).toEqual([])
    })

  test('makes no call for a visitor', async ({ page, recorded }) => {
    await page.goto('/progress')
    await expect(page.getByText('Ladder Safety').first()).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)
    expect(recorded.to(PROGRESS)).toEqual([])
  })

  test('waits until authentication is verified', async ({ page, recorded, signedIn }) => {
    await signedIn(SUBSCRIBER)
    const verified = Promise.withResolvers<undefined>()
    recorded.answer({
      'GET /auth/me': {
        body: { id: 7, email: 'ana@oncall.test', isSubscribed: true },
        after: verified.promise,
      },
      [PROGRESS]: { body: [] },
    })
    await page.goto('/progress')
    await expect.poll(() => recorded.to('GET /auth/me').length).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(recorded.to(PROGRESS)).toEqual([])
    verified.resolve(undefined)
    await expect.poll(() => recorded.to(PROGRESS).length).toBe(1)
  })

  const FAILURES = [
    [{ status: 500 }, 'Failed to fetch progress. Please try again later.'],
    ['lost', 'Failed to fetch progress. Please try again later.'],
    [{ body: { items: [] } }, 'Invalid data format received.'],
    [{ body: 'IC0110' }, 'Invalid data format received.'],
  ] as const
  for (const [answer, text] of FAILURES)
    test(`shows "${text}" after ${JSON.stringify(answer)} and empties the map`, async ({
      page,
      recorded,
      signedIn,
    }) => {
      await signedIn(SUBSCRIBER)
      await store(page, { progress: '{"IC0110":"completed"}', 'progress-owner': 'ana@oncall.test' })
      recorded.answer({ [PROGRESS]: answer })
      await page.goto('/progress')
      await expect(page.getByText(text)).toBeVisible()
      await expect(status(page)).toHaveValue('Not Started')
      expect(await cached(page)).toEqual({})
      recorded.answer({ [PROGRESS]: { body: [{ module_id: 'IC0110', status: 'completed' }] } })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(status(page)).toHaveValue('Completed')
      await expect(page.getByText(text)).toHaveCount(0)
    })

  test('times out after 10 s', async ({ page, recorded, signedIn }) => {
    await signedIn(SUBSCRIBER)
    recorded.answer({ [PROGRESS]: 'never' })
    // The page's clock also runs by itself: the request starts between these two instants.
    const openedAt = Date.now()
    await page.clock.install({ time: openedAt })
    await page.goto('/progress')
    await expect.poll(() => recorded.to(PROGRESS).length).toBe(1)
    const requestedBy = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(openedAt + 9900)
    await expect(page.getByText(/Failed to fetch/)).toHaveCount(0)
    await page.clock.runFor(requestedBy - openedAt + 200)
    await expect(page.getByText('Failed to fetch progress. Please try again later.')).toBeVisible()
  })

  test('shows no message for a canceled request', async ({ page, recorded, signedIn }) => {
    await signedIn(SUBSCRIBER)
    recorded.answer({ [PROGRESS]: 'never' })
    await page.goto('/progress')
    await expect.poll(() => recorded.to(PROGRESS).length).toBe(1)
    await follow(page, '/subscriptions')
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    await expect(page.getByText(/Failed to fetch/)).toHaveCount(0)
  })
})

test.describe('updating progress (spec sections 4, 7 and 8)', () => {
  test.beforeEach(async ({ page, recorded, signedIn }) => {
    await signedIn(SUBSCRIBER)
    recorded.answer({ [PROGRESS]: { body: [] } })
    await page.goto('/progress')
    await expect(status(page)).toHaveValue('Not Started')
  })

  test('changes the map and its stored copy first, then updates the server', async ({ page, recorded }) => {
    const answered = Promise.withResolvers<undefined>()
    recorded.answer({ [UPDATE]: { body: null, after: answered.promise } })
    await status(page).selectOption('In Progress')
    await expect(status(page)).toHaveValue('In Progress')
    expect(await cached(page)).toEqual({ IC0110: 'In Progress' })
    await expect(page.getByText('Not yet saved on the server')).toBeVisible()
    answered.resolve(undefined)
    await expect(page.getByText('Not yet saved on the server')).toHaveCount(0)
    expect(recorded.to(UPDATE)).toMatchObject([
      { authorization: 'Bearer access-1', body: { email: 'ana@oncall.test', status: 'in_progress' } },
    ])
  })

  test('sends each status in lowercase with an underscore for its space', async ({ page, recorded }) => {
    recorded.answer({ [UPDATE]: { body: null } })
    const wired = ['completed', 'quiz_failed', 'expired', 'in_progress', 'not_started']
    for (const [index, label] of STATUSES.entries()) {
      await status(page).selectOption(label)
      // Before the next choice: of those that have to wait only the last is sent.
      await expect.poll(() => sentStatuses(recorded)).toEqual(wired.slice(0, index + 1))
    }
  })

  test('sends only the last choice made while an update was being sent', async ({ page, recorded }) => {
    const answered = Promise.withResolvers<undefined>()
    recorded.answer({ [UPDATE]: { body: null, after: answered.promise } })
    const [first = '', ...later] = STATUSES
    await status(page).selectOption(first)
    // What sends is loaded after the page: a first choice that still waits for it is replaced, and never sent.
    await expect.poll(() => sentStatuses(recorded)).toEqual(['completed'])
    for (const label of later) await status(page).selectOption(label)
    answered.resolve(undefined)
    await expect.poll(() => sentStatuses(recorded)).toEqual(['completed', 'not_started'])
    await expect(page.getByText('Not yet saved on the server')).toHaveCount(0)
    await expect(status(page)).toHaveValue('Not Started')
    expect(sentStatuses(recorded)).toEqual(['completed', 'not_started'])
  })

  for (const answer of [{ status: 500 }, { status: 404 }, 'lost'] as const)
    test(`preserves the choice and names the module after ${JSON.stringify(answer)}`, async ({
      page,
      recorded,
    }) => {
      recorded.answer({ [UPDATE]: answer })
      await status(page).selectOption('Completed')
      await expect(page.getByText('Failed to sync progress for module IC0110.')).toBeVisible()
      await expect(status(page)).toHaveValue('Completed')
      expect(await cached(page)).toEqual({ IC0110: 'Completed' })
    })
})
